import type { Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import { type Bodice, draftBodice } from './bodice.ts'
import { type Fall, pointedHem, roundedHem, swungHem } from './coatFall.ts'
import type { OuterClosure } from './outerClosure.ts'
import { hasLapels, neckFor, type OuterCollar } from './outerCollar.ts'
import type { OuterPlan } from './outerPlan.ts'
import type { ChestPocketId, PocketPlace } from './outerPockets.ts'
import { shoulderCut } from './shoulders.ts'
import { bodiceCut } from './topCut.ts'
import { lapSide, proportionOf } from '../upperBody.ts'

/** The body of a jacket or coat, with its hem as the plan shapes it. */
export function cutBody(
  figure: Figure,
  context: DraftContext,
  plan: OuterPlan,
  collar: OuterCollar,
  open: number | null,
): Bodice {
  const { tall } = proportionOf(figure)
  const belted = isBelted(plan)
  const waist = belted ? Math.max(0.9, plan.waist) : plan.waist
  const { drop, pad } = shoulderCut(plan.shoulder ?? 'natural')
  const bodice = draftBodice(
    figure,
    bodiceCut(figure, context, {
      ...neckFor(figure, collar),
      ease: plan.ease,
      waistEase: plan.ease * (1.1 - 0.4 * waist) + 0.06 * (1 - waist),
      hipEase: plan.hipEase ?? plan.ease + 0.025,
      box: 0.85 * (1 - waist),
      hem: plan.hem,
      hemFlare: plan.flare ?? 0.03,
      hemCurve: plan.hemCurve ?? 0.05,
      drop: drop + Math.max(0, plan.ease - 0.1) * 0.4,
      pad: context.layered ? 0 : pad,
      armholeDrop: plan.armholeDrop ?? 0.06,
      sleeveless: plan.sleeveless,
      cinch: belted ? 0.5 : 0,
    }),
  )
  const firm = { ...bodice, piece: { ...bodice.piece, fullness: 0.72 } }
  const closed = figure.view === 'front' && open === null
  if (plan.points && closed) return falling(pointedHem(figure, firm, plan.points), plan)
  if (plan.hemShape === 'rounded' && closed) return falling(roundedHem(figure, firm, lapSide(figure), 0.3 * tall), plan)
  return falling(swungHem(figure, firm, fallOf(figure, context, plan, belted), context.chance.branch('swing')), plan)
}

/** A body whose volume runs on below its hem: cloth ends there, it is not rounded like a cushion. A band draws it in. */
function falling(bodice: Bodice, { hemBand }: OuterPlan): Bodice {
  if (hemBand) return bodice
  const { hem } = bodice.options
  const volume = bodice.piece.outlines.map((outline) =>
    outline.map(([x, y]): Point => [x, y > hem - 0.2 ? y + 0.6 : y]),
  )
  return { ...bodice, piece: { ...bodice.piece, volume } }
}

/** Whether a jacket is tied in at the waist. */
export const isBelted = ({ belt, drawnIn }: OuterPlan) => drawnIn === true || belt === 'tied' || belt === 'buckled'

/** How the cloth of a jacket or coat hangs. */
export const fallOf = (figure: Figure, { cloth }: DraftContext, plan: OuterPlan, gathered: boolean): Fall => ({
  softness: 1 - cloth.stiffness,
  flare: plan.flare ?? 0.03,
  from: gathered ? figure.levels.waist + 0.08 : figure.levels.bust + 0.2,
  gathered,
})

/** The closure of a jacket or coat on its drafted body. */
export function closureOf(figure: Figure, plan: OuterPlan, collar: OuterCollar, bodice: Bodice): OuterClosure {
  const { tall } = proportionOf(figure)
  const { neckline, options } = bodice
  const low = neckline.left[neckline.left.length - 1][1]
  const rounded = plan.hemShape === 'rounded' ? 0.13 * tall : 0
  return {
    ...plan.closure,
    from: hasLapels(collar.kind)
      ? collar.breaks
      : Math.max(low, figure.levels.neck + (collar.kind === 'hood' ? 0.48 : 0.1) * tall),
    to: plan.closure.to ?? options.hem + 0.04 - rounded,
    belt: isBelted(plan) ? figure.levels.waist : undefined,
  }
}

/** Where the lower pockets lie; they move up where the hem is short. */
export function pocketPlace(figure: Figure, plan: OuterPlan, hem: number): PocketPlace {
  const { wide, tall } = proportionOf(figure)
  const { y, share = 0.62, width = 0.29 * wide, height = 0.32 * tall } = plan.pockets ?? {}
  const least = figure.levels.waist - 0.1 * tall
  const level = Math.max(least, Math.min(y ?? figure.levels.highHip + 0.05 * tall, hem - height - 0.06 * tall))
  return { share, y: level, width, height: Math.min(height, Math.max(0.12 * tall, hem - level - 0.05 * tall)) }
}

/** A breast pocket only where the jacket reaches far enough below it. */
export const chestKind = (figure: Figure, plan: OuterPlan, hem: number): ChestPocketId =>
  hem > figure.levels.underbust + 0.15 ? (plan.chest?.kind ?? 'none') : 'none'
