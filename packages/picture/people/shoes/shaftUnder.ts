import type { Look } from '../personLook.ts'
import type { Sitter } from '../sitter.ts'
import type { Shaft } from './shoeArt.ts'

/** How far under a hem a shaft begins, in heads. */
const under = 0.16
/** And how far it stands off the ankle there, in heads. */
const snug = 0.012
const steps = 24

/** Who stands in the boot, and how far down trousers come. */
type Standing = Pick<Sitter, 'figure'> & { look: Pick<Look, 'hems'> }

/** What is drawn of a boot's shaft on a leg: under trousers it begins just above their hem, for leather stands wider than they do. */
export function shaftUnder({ figure, look }: Standing, index: 0 | 1, shaft: Shaft): Shaft {
  const hem = look.hems?.[index] ?? null
  if (hem === null) return shaft
  const leg = figure.legs[index]
  const places = Array.from({ length: steps }, (_, i) => shaft.end + ((1.96 - shaft.end) * i) / (steps - 1))
  const end = places.find((t) => leg.at(t).centre[1] > hem - under) ?? shaft.end
  return { ...shaft, end, slack: Math.min(shaft.slack, snug), dip: 0 }
}
