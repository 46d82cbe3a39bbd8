import type { BodySlot } from '../../garments/garment.ts'
import { garments } from '../../garments/index.ts'
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
}

/** The combinations of slots that make a look, with their ordinary weight. */
export const recipes: readonly { slots: readonly BodySlot[]; weight: number }[] = [
  { slots: ['bottom', 'top'], weight: 4 },
  { slots: ['whole'], weight: 3 },
  { slots: ['bottom', 'top', 'outer'], weight: 3 },
  { slots: ['whole', 'outer'], weight: 1 },
]

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

/** Which slots lie where, for measuring a shape: a sketch counts as an ordinary garment of its slot. */
const plain = { length: 0.5, volume: 0.4, waist: 0.4, sleeve: 0.5, formality: 0.4 }

/** The shape of an outfit. */
export function shapeOf({ parts }: Outfit): Shape {
  const of = (part: Part) => part.garment?.character ?? plain
  const lower = parts.find(({ slot }) => slot === 'bottom' || slot === 'whole') ?? parts[0]
  const outermost = parts[parts.length - 1]
  const mean = (pick: (part: Part) => number) => parts.reduce((sum, part) => sum + pick(part), 0) / parts.length
  return [
    Math.max(of(lower).length, outermost.slot === 'outer' ? of(outermost).length : 0),
    Math.max(...parts.map((part) => of(part).volume)),
    Math.max(...parts.map((part) => of(part).waist)),
    Math.max(...parts.map((part) => of(part).sleeve)),
    (parts.length - 1) / 2,
    mean((part) => of(part).formality),
  ]
}

/** What fills a part, as one word: the type of a garment or the sketch. */
export const cutName = (part: Part): string => part.sketch?.traced ?? part.garment?.id ?? ''

/** The main category of an outfit: its outermost part's. */
export const categoryOf = ({ parts }: Outfit): string => {
  const main = parts[parts.length - 1]
  return main.garment?.category ?? main.sketch?.category ?? ''
}

/** How far apart two outfits look; below 0.6 they read as variations of one another. */
export function outfitDistance(a: Outfit, b: Outfit): number {
  const shapeA = shapeOf(a)
  const shapeB = shapeOf(b)
  let distance = categoryOf(a) === categoryOf(b) ? 0 : 0.5
  shapeA.forEach((value, i) => {
    distance += weights[i] * Math.abs(value - shapeB[i])
  })
  const shared = a.parts.filter((part) => b.parts.some((other) => cutName(other) === cutName(part))).length
  return distance - 0.35 * shared
}

/** Garments by what they may be combined with, for one wearer and the allowed categories. */
export function wardrobeFor(
  wearer: { gender: string; ageGroup: string },
  positions: readonly string[],
): ReadonlyMap<BodySlot, readonly CatalogueGarment[]> {
  const wardrobe = new Map<BodySlot, CatalogueGarment[]>()
  for (const garment of garments) {
    const cut: readonly { gender?: string; ageGroup?: string }[] = garment.wornBy
    const fits =
      cut.length === 0 ||
      cut.some(
        ({ gender = wearer.gender, ageGroup = wearer.ageGroup }) =>
          gender === wearer.gender && ageGroup === wearer.ageGroup,
      )
    const allowed = positions.length === 0 || positions.includes(garment.category)
    if (fits && allowed) wardrobe.set(garment.slot, [...(wardrobe.get(garment.slot) ?? []), garment])
  }
  return wardrobe
}
