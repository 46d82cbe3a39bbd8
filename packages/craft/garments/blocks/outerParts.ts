import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { draftBelt, looseBelt } from './belt.ts'
import type { Bodice } from './bodice.ts'
import { upright } from './closure.ts'
import { finishedCut, finishedSleeves } from './cuffFinish.ts'
import { hemBand } from './hemBand.ts'
import { draftHemRib } from './hemRib.ts'
import { detailed, zip } from '../marks.ts'
import { halfBelt } from './outerBack.ts'
import type { OuterFrame, OuterPlan } from './outerPlan.ts'
import { isRolled, rolledCut } from './rolledCut.ts'
import { draftSleeves } from './sleeve.ts'
import { type SleeveCut, sleeveCut } from './sleeveCut.ts'

/** The sleeves of a jacket or coat. */
export function sleevesOf(figure: Figure, context: DraftContext, plan: OuterPlan, bodice: Bodice): Piece[] {
  if (!plan.sleeve) return []
  const { cut: id, cuff: finish, tailored = false, ...changes } = plan.sleeve
  const rolled = isRolled(context)
  const cuff = rolled ? 'plain' : finish
  const long: SleeveCut = finishedCut(sleeveCut(id, changes), cuff)
  const cut = rolled ? rolledCut(long, 'once') : long
  return finishedSleeves(figure, draftSleeves(figure, bodice, cut, context.chance), cuff, cut, tailored)
}

/** The band below the hem of a jacket. */
export function hemBandOf(
  figure: Figure,
  context: DraftContext,
  { hemBand: band, closure }: OuterPlan,
  { bodice, body, open }: OuterFrame,
): Piece[] {
  if (!band || context.tucked) return []
  const fronts = open === null ? [] : body.filter(({ role }) => role === 'front')
  const pieces =
    band.kind === 'rib' && open === null
      ? [draftHemRib(figure, bodice, band.height)]
      : hemBand(figure, bodice, band.height, fronts).map((piece) =>
          band.kind === 'rib' ? { ...piece, cloth: 'rib' as const, takesPrint: false, lines: [] } : piece,
        )
  if (open !== null || figure.view === 'back' || closure.kind !== 'zip' || closure.to !== undefined) return pieces
  const { hem } = bodice.options
  return pieces.map((piece) => detailed(piece, { lines: [zip(upright(figure, 0, hem, hem + band.height + 0.04, 6))] }))
}

/** The belt of a jacket or coat, fastened or hanging. */
export function beltOf(
  figure: Figure,
  context: DraftContext,
  plan: OuterPlan,
  { bodice, on, open }: OuterFrame,
): Piece[] {
  const { belt = 'none', beltHeight = 0.15 } = plan
  const level = figure.levels.waist
  if (belt === 'none' || context.layered) return []
  if (belt === 'half') return halfBelt(figure, bodice, on)
  if (open !== null) return looseBelt(figure, level, beltHeight, 0.75, on)
  return draftBelt(figure, bodice, level, {
    height: beltHeight,
    end: belt === 'tied' ? 0.8 : 0.55,
    knot: belt === 'tied' ? context.chance.branch('knot') : undefined,
  })
}
