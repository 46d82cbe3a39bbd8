import { lerp } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { BodiceOptions } from './bodiceOptions.ts'
import { proportionOf } from '../upperBody.ts'

/** A top's cut as its knobs give it: one ease at the bust, and how much more or less of it waist and hip have. */
export interface TopCut extends Omit<BodiceOptions, 'ease' | 'chance'> {
  ease: number
  waistEase?: number
  hipEase?: number
}

/** The level of a hem: 0 the waist, 1 the crotch. */
export const topHem = (figure: Figure, share: number) => lerp(figure.levels.waist, figure.levels.crotch, share)

/** The level of a coat's hem: 0 the waist, 1 the ankle. */
export const coatHem = (figure: Figure, share: number) => lerp(figure.levels.waist, figure.levels.ankle, share)

/** Bodice options of a top as it is worn: close under an outer garment, ended and gathered at the waist when tucked in. */
export function bodiceCut(figure: Figure, context: DraftContext, cut: TopCut): BodiceOptions {
  const { ease: by } = proportionOf(figure)
  const { ease: bust, waistEase = bust, hipEase = bust, ...rest } = cut
  const chance = context.chance.branch('bodice')
  const worn: BodiceOptions = {
    ...rest,
    ease: { bust: bust * by, waist: waistEase * by, hip: hipEase * by },
    cloth: context.cloth,
    chance,
  }
  if (context.layered) {
    const least = Math.min(0.015, bust * by)
    const close = { bust: least, waist: Math.min(0.015, Math.max(least, waistEase * by)), hip: 0.015 }
    return { ...worn, ease: close, drop: 0, armholeDrop: 0.02, box: 0.05, hemFlare: 0, ...tuck(figure, context, cut) }
  }
  return { ...worn, ...tuck(figure, context, cut) }
}

function tuck(figure: Figure, context: DraftContext, cut: TopCut): Partial<BodiceOptions> {
  if (!context.tucked || cut.hem <= figure.levels.waist + 0.06) return {}
  const { ease: by } = proportionOf(figure)
  const bust = (context.layered ? 0.015 : cut.ease) * by
  return {
    tucked: true,
    hem: figure.levels.waist + 0.06,
    ease: { bust, waist: Math.min(bust, 0.05), hip: Math.min(bust, 0.05) },
    box: Math.min(cut.box, 0.25),
    hemFlare: 0,
    hemCurve: 0.05,
    hemShape: undefined,
    cinch: Math.max(cut.cinch ?? 0, context.layered ? 0 : 0.8),
  }
}
