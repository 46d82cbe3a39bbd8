import { add, mix, type Path, type Point, quadratic } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import { proportionOf } from '../upperBody.ts'

/** Every cut of a top's hem, in the order pickers show them. */
export const hemShapes = [
  { id: 'straight', label: 'Straight' },
  { id: 'shirtTail', label: 'Shirt-tail' },
  { id: 'curved', label: 'Curved' },
  { id: 'hiLo', label: 'High-low' },
  { id: 'pointed', label: 'Pointed' },
  { id: 'tied', label: 'Tied in front' },
] as const

/** A cut of a hem; `legs` runs round both thighs to the crotch. */
export type HemShape = (typeof hemShapes)[number]['id'] | 'legs'

type Offered = (typeof hemShapes)[number]['id']

/** A knob that chooses among some hems; the first is the normal one. */
export function hemKnob<const Ids extends readonly [Offered, ...Offered[]]>(ids: Ids): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Hem',
    ids.map((id) => ({ id, label: hemShapes.find((entry) => entry.id === id)?.label ?? id })),
  )
}

/** A hem from its left to its right side point; `sag` is how far a plain one hangs in the middle, in heads. */
export function hemLine(figure: Figure, left: Point, right: Point, shape: HemShape | undefined, sag: number): Path {
  const { tall } = proportionOf(figure)
  const front = figure.view === 'front'
  /** Falls `deep` below the side points, flat over the middle where `power` is high. */
  const dip = (deep: number, power: number) =>
    Array.from({ length: 25 }, (_, k): Point => {
      const u = k / 12 - 1
      return add(mix(left, right, k / 24), [0, deep * (1 - Math.abs(u) ** power)])
    })
  switch (shape) {
    case 'straight':
      return dip(0.035, 2)
    case 'shirtTail':
      return dip((front ? 0.19 : 0.24) * tall, 3.4)
    case 'curved':
      return dip(0.17 * tall, 2)
    case 'hiLo':
      return dip((front ? -0.14 : 0.34) * tall, 2)
    case 'pointed':
      return dip((front ? 0.24 : 0.05) * tall, 1.15)
    case 'legs':
      return legLine(figure, left, right)
    case 'tied':
      return front ? dip(0.06 * tall, 1.1) : dip(0.04, 2)
    default:
      return quadratic(left, add(mix(left, right, 0.5), [0, sag * 2]), right, 24)
  }
}

/** Round both thighs: hollow at the front, fuller behind, to a narrow gusset. */
function legLine(figure: Figure, left: Point, right: Point): Path {
  const { crotch } = figure.levels
  const full = figure.view === 'front' ? 0.25 : 0.7
  const gusset = [figure.across(-0.075, crotch + 0.05), figure.across(0.075, crotch + 0.05)]
  const leg = (from: Point, to: Point): Path =>
    quadratic(from, [mix(from, to, 1 - full * 0.7)[0], mix(from, to, full)[1]], to, 12)
  return [...leg(left, gusset[0]), ...leg(right, gusset[1]).slice().reverse()]
}
