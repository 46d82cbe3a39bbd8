import { add, mix, type Path, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import type { DrawnLine } from '../piece.ts'
import { princessSeams, waistDarts } from './back.ts'
import type { Bodice } from './bodice.ts'
import { seam } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

/** Every way to shape a bodice, in the order pickers show them. */
const shapings = [
  { id: 'none', label: 'None' },
  { id: 'bust', label: 'Bust darts' },
  { id: 'waist', label: 'Waist darts' },
  { id: 'french', label: 'French darts' },
  { id: 'princess', label: 'Princess seams' },
] as const

export type Shaping = (typeof shapings)[number]['id']

/** A knob that chooses among some shapings; the first is the normal one. */
export function dartKnob<const Ids extends readonly [Shaping, ...Shaping[]]>(ids: Ids): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Darts',
    ids.map((id) => ({ id, label: shapings.find((entry) => entry.id === id)?.label ?? id })),
  )
}

/** The seams that shape a bodice, front or back; bust darts are seen in front only. */
export function dartLines(figure: Figure, bodice: Bodice, shaping: Shaping): DrawnLine[] {
  const { hem } = bodice.options
  const front = figure.view === 'front'
  if (shaping === 'waist') return waistDarts(figure, hem)
  if (shaping === 'princess') return princessSeams(figure, bodice, hem)
  if (shaping === 'none' || !front) return []
  const { levels } = figure
  const { tall } = proportionOf(figure)
  return sides.map((side) => {
    const point = figure.across(side * figure.halfWidth(levels.bust) * 0.58, levels.bust + 0.06 * tall)
    const level = shaping === 'bust' ? levels.bust + 0.2 * tall : Math.min(hem - 0.06, levels.waist - 0.08 * tall)
    const from = bodice.sideAt(side, level)
    const dart: Path = spline(
      [from, add(mix(from, point, 0.55), [0, shaping === 'bust' ? -0.01 : 0.04]), point],
      false,
      8,
    )
    return seam(dart, 1.2, [0.02, 0.5])
  })
}
