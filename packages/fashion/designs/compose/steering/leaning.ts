/** What of a garment's character can be aimed at. */
export type Attribute = 'length' | 'volume' | 'sleeve' | 'waist' | 'formality' | 'warmth'

/** What an option of a brief asks of a collection; everything that is left out is left as it was. */
export interface Leaning<Id extends string = string> {
  id: Id
  label: string
  /** Attributes of garments with the value aimed at (0..1) and how strongly; 6 makes a garment that is half the scale away four times rarer. */
  aims?: Partial<Record<Attribute, readonly [value: number, strength: number]>>
  /** Factors by word: of ids, categories and families of garments, fabrics, prints, accessories, shoes and the options of knobs. */
  likes?: Readonly<Record<string, number>>
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
}

/** Declares a list of leanings so that their ids become a type. */
export const leanings = <const Id extends string>(rows: readonly Leaning<Id>[]): readonly Leaning<Id>[] => rows
