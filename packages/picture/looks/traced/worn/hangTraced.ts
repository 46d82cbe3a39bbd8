import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { type Hanging, hangingOf } from '../../../reading/trace/anchor.ts'
import type { TracedPiece } from '../../../reading/trace/traced.ts'
import { pinLegs } from './legPins.ts'
import type { Pin } from './movingSquares.ts'
import { openSheet } from './sheet.ts'
import { pinSkirt } from './pinSkirt.ts'
import { pinUpper } from './pinUpper.ts'

/** Where a traced piece hangs: pins from its pixels to heads on the figure. */
export interface Hung {
  pins: Pin[]
  /** Heads per pixel of the sheet. */
  scale: number
  /** Upright sheet pixels to the cloth's own place in heads: from the centre front, down from the neck level. */
  cloth(p: readonly [number, number]): [number, number]
}

/** Hangs a traced piece on a figure by its category: what a person chose decides whether it hangs from shoulders or waist. */
export function hangTraced(traced: TracedPiece, figure: Figure): Hung {
  const sheet = openSheet(traced)
  const hanging: Hanging =
    sheet.has('underarmLeft') && sheet.has('underarmRight') ? hangingOf(traced.category) : 'skirt'
  const fromShoulders = hanging === 'upper' || hanging === 'whole' || hanging === 'overall'
  const own = hangingOf(traced.category)
  const { pins, scale } = fromShoulders
    ? pinUpper(sheet, figure, hanging)
    : own === 'legs' && sheet.has('crotch')
      ? pinLegs(sheet, figure)
      : pinSkirt(sheet, figure)
  const start = fromShoulders ? 0 : figure.levels.waist - figure.levels.neck
  return {
    pins,
    scale,
    cloth: (p) => {
      const [x, y] = sheet.upright(p)
      return [x * scale, y * scale + start]
    },
  }
}
