import type { BodySlot, Character } from '../../garments/garment.ts'
import type { garments } from '../../garments/index.ts'
import type { BriefSketch } from './brief.ts'

/** A garment type of the catalogue. */
export type CatalogueGarment = (typeof garments)[number]

/** One garment slot of a look and what fills it. */
export interface Part {
  slot: BodySlot
  garment: CatalogueGarment | null
  sketch: BriefSketch | null
  from: 'system' | 'brand' | 'own'
}

/** What a look is made of, innermost first. */
export interface Outfit {
  parts: readonly Part[]
  /** Two parts that are cut from one cloth, as a suit is. */
  suit?: readonly [number, number]
}

/** What is known of one worn garment: its category and the shape it adds. */
export interface Shaped {
  slot: BodySlot
  category: string
  /** What fills the slot, as one word. */
  cut: string
  character: Omit<Character, 'fabrics'>
}

/** A sketch counts as an ordinary garment of its slot. */
const sketched = { length: 0.5, volume: 0.4, sleeve: 0.5, waist: 0.4, formality: 0.4, warmth: 0.4, print: 0.8 }

/** A part as it is measured. */
export const shaped = ({ slot, garment, sketch }: Part): Shaped => ({
  slot,
  category: sketch?.category ?? garment?.category ?? '',
  cut: sketch?.traced ?? garment?.id ?? '',
  character: garment?.character ?? sketched,
})

/** The shape a look shows, as numbers 0..1: length, volume, waist, sleeve, layers, formality. */
export type Shape = readonly [
  length: number,
  volume: number,
  waist: number,
  sleeve: number,
  layers: number,
  formality: number,
]

const weights: Shape = [0.9, 0.9, 0.5, 0.6, 0.7, 0.4]

/** The part that clothes the legs, or the only one. */
export const lowerOf = (parts: readonly Shaped[]): Shaped =>
  parts.find(({ slot }) => slot === 'bottom' || slot === 'whole') ?? parts[0]

/** The part that is seen over all others. */
export const outermostOf = (parts: readonly Shaped[]): Shaped => parts[parts.length - 1]

/** The shape of a look. */
export function shapeOf(parts: readonly Shaped[]): Shape {
  const outermost = outermostOf(parts)
  const most = (pick: (character: Shaped['character']) => number) =>
    Math.max(...parts.map(({ character }) => pick(character)))
  return [
    Math.max(lowerOf(parts).character.length, outermost.slot === 'outer' ? outermost.character.length : 0),
    most(({ volume }) => volume),
    most(({ waist }) => waist),
    most(({ sleeve }) => sleeve),
    (parts.length - 1) / 2,
    parts.reduce((sum, { character }) => sum + character.formality, 0) / parts.length,
  ]
}

/** The parts of a look with the shape they make. */
export interface Form {
  parts: readonly Shaped[]
  shape: Shape
}

/** How far apart two looks are in cut; below 0.6 they read as variations of one another. */
export function shapeDistance(a: Form, b: Form): number {
  let distance = outermostOf(a.parts).category === outermostOf(b.parts).category ? 0 : 0.5
  if (lowerOf(a.parts).category !== lowerOf(b.parts).category) distance += 0.2
  const suits = isSuit(a.parts) && isSuit(b.parts)
  if (suits) distance += suitDistance(a.parts, b.parts)
  for (let i = 0; i < weights.length; i++) distance += weights[i] * Math.abs(a.shape[i] - b.shape[i])
  for (const { cut, slot } of a.parts)
    if (b.parts.some((other) => other.cut === cut)) distance -= suits && slot === 'bottom' ? 0.05 : 0.35
  return distance
}

/** Whether trousers or a skirt go with a blazer. */
export const isSuit = (parts: readonly Shaped[]): boolean =>
  lowerOf(parts).slot === 'bottom' && parts.some(({ category }) => category === 'blazer')

/** Suits are told apart by the jacket's cut and by what shows in its opening; their trousers are alike. */
function suitDistance(a: readonly Shaped[], b: readonly Shaped[]): number {
  const cut = (parts: readonly Shaped[]) => parts.find(({ category }) => category === 'blazer')?.cut
  const top = (parts: readonly Shaped[]) => parts.findLast(({ slot }) => slot === 'top')
  return (
    (cut(a) === cut(b) ? 0 : 0.45) +
    (top(a)?.category === top(b)?.category ? 0 : 0.3) +
    (top(a)?.cut === top(b)?.cut ? 0 : 0.15)
  )
}
