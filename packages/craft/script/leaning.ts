/** What of a garment's character can be aimed at. */
export type Attribute = 'length' | 'volume' | 'sleeve' | 'waist' | 'formality' | 'warmth'

/** What an option of a brief asks of a collection; everything that is left out is left as it was. */
export interface Leaning<Id extends string = string> {
  id: Id
  label: string
  /** Attributes of garments with the value aimed at (0..1) and how strongly; 6 makes a garment that is half the scale away four times rarer. */
  aims?: Partial<Record<Attribute, readonly [value: number, strength: number]>>
  /** Words of ids, categories and families: of garments, fabrics, prints, accessories, shoes and the options of knobs. */
  loves?: string
  likes?: string
  seldom?: string
  hardly?: string
  never?: string
  /** Number knobs by name, turned from normal (0) towards their least (-1) or most (1). */
  turns?: Readonly<Record<string, number>>
  /** Added to the share of looks that are printed. */
  printed?: number
  /** Factor on looks of more than two layers. */
  layers?: number
  /** Added to the count of accessories of a look. */
  accessories?: number
  /** Added to how daringly colours meet, -1..1. */
  daring?: number
  /** Added to the chance of contrast parts, bindings and other trims, -1..1. */
  trims?: number
  /** How strongly its words count, 0 to 1; all the way unless told. */
  weight?: number
}

/** Declares a list of leanings so that their ids become a type. */
export const leanings = <const Id extends string>(rows: readonly Leaning<Id>[]): readonly Leaning<Id>[] => rows

/** How many times more often than usual a word is chosen. */
const degrees = { loves: 4, likes: 2, seldom: 0.4, hardly: 0.07, never: 0 } as const

/** The words of a leaning with their factors. */
export function factorsOf(leaning: Leaning): ReadonlyMap<string, number> {
  const degree = (name: keyof typeof degrees) =>
    (leaning[name]?.split(' ') ?? []).map((word) => [word, degrees[name] ** (leaning.weight ?? 1)] as const)
  return new Map([...degree('likes'), ...degree('loves'), ...degree('seldom'), ...degree('hardly'), ...degree('never')])
}
