import type { Piece } from '@toile/fashion/garments/piece.ts'
import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { regionOf, type Stage } from '../raster/stage.ts'
import { drawTraced, drawTracedSleeves } from '../trace/wear.ts'
import { boxOf, type Cloth, openCloth } from './cloth.ts'
import { drawPiece } from './drawPiece.ts'
import type { Dressed } from './dressing.ts'
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

const isSleeve = ({ role }: Piece) => role === 'sleeve' || role === 'cuff'

/** What hangs behind the body: open fronts' backs, then hem insides and back collars, then the inside of the neck; outermost first. */
export function drawBehind(stage: Stage, figure: Figure, garments: readonly ReadyGarment[]): void {
  const back = (piece: Piece) => piece.layer === 'back'
  const turns: ((piece: Piece) => boolean)[] = [
    (piece) => piece.role === 'backPanel',
    (piece) => piece.role !== 'backPanel' && piece.role !== 'inside',
    (piece) => piece.role === 'inside',
  ]
  for (const turn of turns) {
    drawTurn(stage, figure, garments.toReversed(), (piece) => back(piece) && turn(piece))
  }
}

/** What hangs before the trunk, inner to outer, without sleeves. */
export function drawFronts(stage: Stage, figure: Figure, garments: readonly ReadyGarment[]): void {
  for (const garment of garments) {
    const { dressed } = garment
    if (dressed.kind === 'traced') drawTraced(stage, figure, dressed.traced, garment.cloth)
    else drawTurn(stage, figure, [garment], (piece) => piece.layer === 'front' && !isSleeve(piece) && !piece.onTop)
  }
}

/** All sleeves and cuffs, then what covers them. */
export function drawSleeves(stage: Stage, figure: Figure, garments: readonly ReadyGarment[]): void {
  drawTurn(stage, figure, garments, (piece) => piece.layer === 'front' && isSleeve(piece) && !piece.onTop)
  for (const { dressed, cloth } of garments) {
    if (dressed.kind === 'traced') drawTracedSleeves(stage, figure, dressed.traced, cloth)
  }
  drawTurn(stage, figure, garments, (piece) => piece.layer === 'front' && piece.onTop)
}

function drawTurn(
  stage: Stage,
  figure: Figure,
  garments: readonly ReadyGarment[],
  belongs: (piece: Piece) => boolean,
): void {
  for (const { dressed, cloth } of garments) {
    if (dressed.kind !== 'drafted') continue
    const pieces = dressed.pieces.filter(belongs).toSorted((a, b) => a.order - b.order)
    for (const piece of pieces) drawPiece(stage, figure, cloth, piece)
  }
}
