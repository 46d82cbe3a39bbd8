import type { Design } from '@toile/craft/designs/design.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { nameOfSource } from '@toile/craft/prints/nameOfSource.ts'
import { sure } from '@toile/geometry'
import { type Spot, spotsOf, transport } from './transport.ts'
import type { Cloth } from './wornCloth.ts'

type Counts = ReadonlyMap<string, number>

/** What makes one line-up unlike another, counted. */
export interface Portrait {
  spots: readonly Spot[]
  garments: Counts
  categories: Counts
  fabrics: Counts
  prints: Counts
  /** Mean length, volume, formality and warmth. */
  shape: readonly number[]
}

/** What each part of the distance counts. */
const weights = { palette: 0.35, garments: 0.12, categories: 0.13, fabrics: 0.15, prints: 0.15, shape: 0.1 } as const
type Part = keyof typeof weights
export const parts = Object.keys(weights) as readonly Part[]

/** How far two line-ups are apart, 0..1: in all, and by part. */
export type Apart = Readonly<Record<Part | 'all', number>>

/** Palettes this far apart are as unlike as can be. */
const farthest = 0.25
/** About how many pieces cover a body. */
const piecesALook = 2.3

export function portraitOf(designs: readonly Design[], cloth: readonly Cloth[]): Portrait {
  const counts = { garments: new Map(), categories: new Map(), fabrics: new Map(), prints: new Map() }
  const count = (of: Map<string, number>, key: string) => void of.set(key, (of.get(key) ?? 0) + 1)
  const shape = [0, 0, 0, 0]
  for (const { worn } of cloth) {
    count(counts.fabrics, worn.fabric)
    if (worn.print) count(counts.prints, nameOfSource(worn.print.source))
    const found = worn.cut.kind === 'garment' ? findWearable(worn.cut.garment) : undefined
    if (!found || found.slot === 'accessory') continue
    count(counts.garments, found.id)
    count(counts.categories, found.category)
    const { length, volume, formality, warmth } = found.character
    ;[length, volume, formality, warmth].forEach((value, k) => {
      shape[k] = sure(shape[k]) + value / designs.length / piecesALook
    })
  }
  return { ...counts, shape, spots: spotsOf(cloth.flatMap(({ colors }) => colors)) }
}

/** Half the difference of the shares: 0 alike, 1 nothing in common; two that hold nothing are alike. */
export function unlike(a: Counts, b: Counts): number {
  const total = (of: Counts) => [...of.values()].reduce((sum, value) => sum + value, 0)
  const [ofA, ofB] = [total(a), total(b)]
  if (!ofA || !ofB) return ofA === ofB ? 0 : 1
  const keys = new Set([...a.keys(), ...b.keys()])
  return [...keys].reduce((sum, key) => sum + Math.abs((a.get(key) ?? 0) / ofA - (b.get(key) ?? 0) / ofB), 0) / 2
}

export function collectionDistance(a: Portrait, b: Portrait): Apart {
  const found = {
    palette: Math.min(1, transport(a.spots, b.spots) / farthest),
    garments: unlike(a.garments, b.garments),
    categories: unlike(a.categories, b.categories),
    fabrics: unlike(a.fabrics, b.fabrics),
    prints: unlike(a.prints, b.prints),
    shape: Math.min(
      1,
      a.shape.reduce((sum, value, k) => sum + Math.abs(value - sure(b.shape[k])), 0),
    ),
  }
  return { ...found, all: parts.reduce((sum, part) => sum + weights[part] * found[part], 0) }
}
