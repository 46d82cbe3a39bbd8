import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { regionOf, type Stage } from '../raster/stage.ts'
import { drawTraced, drawTracedSleeves } from '../trace/wear.ts'
import { boxOf, type Cloth, openCloth } from './cloth.ts'
import { drawPiece } from './drawPiece.ts'
import type { Dressed } from './dressing.ts'
import { inTurn, type Turn } from './order.ts'
import type { Sources } from './sources.ts'

/** A garment ready to be drawn in several turns, between the layers of the person who wears it. */
export interface ReadyGarment {
  dressed: Dressed
  cloth: Cloth
}

/** Resolves the cloth of every garment on a stage. */
export const readyGarments = (
  stage: Stage,
  figure: Figure,
  dressed: readonly Dressed[],
  sources: Sources,
): ReadyGarment[] =>
  dressed.map((one) => ({
    dressed: one,
    cloth: openCloth(
      stage,
      figure,
      one,
      one.kind === 'drafted' ? boxOf(stage, one.pieces) : regionOf(stage, [], 0),
      sources,
    ),
  }))

/** What hangs behind the body. */
export function drawBehind(stage: Stage, figure: Figure, garments: readonly ReadyGarment[]): void {
  drawTurn(stage, figure, garments, 'behind')
}

/** What hangs before the trunk, inner to outer, without sleeves. */
export function drawFronts(stage: Stage, figure: Figure, garments: readonly ReadyGarment[]): void {
  for (const garment of garments) {
    if (garment.dressed.kind === 'traced') drawTraced(stage, figure, garment.dressed.traced, garment.cloth)
    else drawTurn(stage, figure, [garment], 'front')
  }
}

/** All sleeves and cuffs, then what covers them. */
export function drawSleeves(stage: Stage, figure: Figure, garments: readonly ReadyGarment[]): void {
  drawTurn(stage, figure, garments, 'sleeve')
  for (const { dressed, cloth } of garments) {
    if (dressed.kind === 'traced' && !dressed.covered) drawTracedSleeves(stage, figure, dressed.traced, cloth)
  }
  drawTurn(stage, figure, garments, 'over')
}

/** What is worn over head and hair. */
export function drawOverHead(stage: Stage, figure: Figure, garments: readonly ReadyGarment[]): void {
  drawTurn(stage, figure, garments, 'head')
}

function drawTurn(stage: Stage, figure: Figure, garments: readonly ReadyGarment[], turn: Turn): void {
  for (const { garment, piece } of inTurn(garments, turn)) drawPiece(stage, figure, garment.cloth, piece)
}
