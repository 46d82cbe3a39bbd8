import type { Color } from '@toile/craft/colors/color.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { paint } from '../../raster/paint.ts'
import { css, darken } from '../../raster/tint.ts'
import { closeFitting } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'
import { bodysuit } from './bodysuit.ts'
import type { ClosePiece } from './closePiece.ts'
import { shorts } from './shorts.ts'
import { twoPiece } from './twoPiece.ts'
import { vest } from './vest.ts'

/** Teenagers are shorter in heads than this. */
const grownHeads = 8.5
const cloth: Color = { r: 222, g: 215, b: 205 }

/** Dresses everyone in close underwear, so that sheer and open garments stay decent; who wears nothing else stands in a bodysuit, boxers, or a child's vest and shorts. */
export function drawBaseLayer(sitter: Sitter): void {
  const { stage } = sitter
  for (const { outline, seams } of piecesFor(sitter)) {
    around(sitter, outline, { weight: 2.2, color: css(darken(cloth, 0.58)) })
    paint(stage, { outlines: [outline], albedo: cloth, optics: closeFitting, fullness: 0.62 })
    for (const seam of seams) freeLine(stage, seam, { weight: 1, taper: [0.04, 0.04], color: css(darken(cloth, 0.4)) })
  }
}

function piecesFor({ figure, child, look }: Sitter): ClosePiece[] {
  const { gender, heads } = figure.build
  const young = child || (look.undressed && heads < grownHeads)
  if (young) return [shorts(figure, 0.34), vest(figure)]
  if (gender === 'male') return [shorts(figure, 0.24)]
  return look.undressed ? [bodysuit(figure)] : twoPiece(figure)
}
