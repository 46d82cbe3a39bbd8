import type { Path, Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import { neckHalf } from './neckHalf.ts'
import { type NecklineId, necklineOf } from './necklines.ts'
import { bareSide } from './neckPlace.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** How a neckline meets the armhole: on the shoulder, or bare-shouldered. */
export type Shoulder = 'seam' | 'slip' | 'halter' | 'strapless'

/** Necklines that leave a shoulder bare. */
const bareShoulders = {
  slip: 'slip',
  strapless: 'strapless',
  halter: 'halter',
  bardot: 'strapless',
  oneShoulder: 'strapless',
} as const

/** A drafted neck edge: both halves run from their top to the centre. */
export interface Neckline {
  left: Path
  right: Path
  tops: readonly [Point, Point]
  /** The barer of both sides. */
  shoulder: Shoulder
  shoulders: readonly [Shoulder, Shoulder]
  spread: number
}

/** A knob that chooses among some necklines; the first is the normal one. */
export function necklineKnob<const Ids extends readonly [NecklineId, ...NecklineId[]]>(
  ids: Ids,
  label = 'Neckline',
): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    label,
    ids.map((id) => ({ id, label: necklineOf(id).label })),
  )
}

/** Drafts a neck edge on a figure; depth in heads and spread as a share of the shoulder override the neckline's own. */
export function draftNeckline(
  figure: Figure,
  options: { neckline: NecklineId; depth?: number; spread?: number },
  underarms: readonly [Point, Point],
): Neckline {
  const { tall } = proportionOf(figure)
  const row = necklineOf(options.neckline)
  const back = figure.view === 'back'
  const spread = options.spread ?? row.spread
  const depth = back ? row.back * tall : (options.depth ?? row.depth * tall)
  const shape = back && !(row.id in bareShoulders) ? 'crew' : row.id
  const centre = figure.across(0, figure.levels.neck + depth)
  const [left, right] = sides.map((side) =>
    neckHalf(figure, shape, {
      side,
      top: figure.neckPoint(side, spread),
      centre,
      underarm: underarms[indexOf(side)],
      depth,
    }),
  )
  const bare: Partial<Record<NecklineId, Shoulder>> = bareShoulders
  const shoulder = bare[row.id] ?? 'seam'
  const covered = row.id === 'oneShoulder' ? bareSide(figure) : 0
  const shoulders: [Shoulder, Shoulder] = [covered === 1 ? 'seam' : shoulder, covered === -1 ? 'seam' : shoulder]
  return { left, right, tops: [left[0], right[0]], shoulder, shoulders, spread }
}
