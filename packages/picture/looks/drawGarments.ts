import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Path } from '@toile/geometry'
import { thrownReach } from '../raster/contact.ts'
import { drawingHands } from '../raster/hands.ts'
import { type Region, regionOf, type Stage } from '../raster/stage.ts'
import { boxOf, type Cloth, openCloth } from './cloth.ts'
import { drawPiece } from './drawPiece.ts'
import type { Dressed } from './dressed.ts'
import { drawLayer, type LayerCache, stageKey } from './layers.ts'
import { inTurn, type Turn } from './inTurn.ts'
import { pieceNumber } from './pieceNumber.ts'
import type { Sources } from './sources.ts'
import { drawTraced, drawTracedSleeves } from './wear.ts'

/** A garment ready to be drawn in several turns, between the layers of the person who wears it. */
export interface ReadyGarment {
  dressed: Dressed
  cloth: Cloth
}

/** A figure on a stage, ready to be dressed: the stage, the figure with its name, and the layers that are kept. */
export interface OnFigure {
  stage: Stage
  figure: Figure
  figureKey: string
  cache: LayerCache
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
export const drawBehind = (on: OnFigure, garments: readonly ReadyGarment[]): void => drawTurn(on, garments, 'behind')

/** What hangs before the trunk, inner to outer, without sleeves. */
export function drawFronts(on: OnFigure, garments: readonly ReadyGarment[]): void {
  for (const garment of garments) {
    const { dressed, cloth } = garment
    if (dressed.kind === 'traced')
      drawSheet(on, garment, 'front', (layer) => drawTraced(layer, on.figure, dressed.traced, cloth, dressed.inSpace))
    else drawTurn(on, [garment], 'front')
  }
}

/** All sleeves and cuffs, then what covers them. */
export function drawSleeves(on: OnFigure, garments: readonly ReadyGarment[]): void {
  drawTurn(on, garments, 'sleeve')
  for (const garment of garments) {
    const { dressed, cloth } = garment
    if (dressed.kind === 'traced' && !dressed.covered)
      drawSheet(on, garment, 'sleeve', (layer) => drawTracedSleeves(layer, on.figure, dressed.traced, cloth))
  }
  drawTurn(on, garments, 'over')
}

/** Draws a traced sketch, or a part of it that `arm` names, in a layer that is kept. */
export function drawSheet(
  { stage, figureKey, cache }: OnFigure,
  { dressed, cloth }: ReadyGarment,
  turn: Turn,
  draw: (layer: Stage) => void,
  arm = '',
): void {
  const { width, height } = stage
  drawLayer(cache.garments, {
    key: ['sheet', turn, arm, width, height, stageKey(stage), figureKey, cloth.print !== null, dressed.key].join(':'),
    stage,
    region: { x: 0, y: 0, width, height },
    of: { kind: 'garment', id: dressed.worn.id, turn },
    draw,
  })
}

/** What is worn over head and hair. */
export const drawOverHead = (on: OnFigure, garments: readonly ReadyGarment[]): void => drawTurn(on, garments, 'head')

/** Pixels at 170 per head that a piece may reach beyond its paths: pen and slipped wash, and thrown shadow. */
const penReach = 34
const reachOf = ({ style }: Stage) =>
  style === 'flat' ? penReach : Math.max(penReach, thrownReach(drawingHands[style].contact))

/** Which pieces of a turn are drawn, and what names them. */
interface Part {
  name: string
  wanted(piece: Piece): boolean
}

/** Draws the pieces of a turn, or a part of them, in layers that are kept. */
export function drawTurn(
  { stage, figure, figureKey, cache }: OnFigure,
  garments: readonly ReadyGarment[],
  turn: Turn,
  { name, wanted }: Part = { name: turn, wanted: () => true },
): void {
  for (const { garment, pieces } of runsOf(inTurn(garments, turn).filter(({ piece }) => wanted(piece)))) {
    const { dressed, cloth } = garment
    drawLayer(cache.garments, {
      key: [name, stageKey(stage), figureKey, clothesKey(garment, pieces)].join(':'),
      stage,
      region: regionAround(stage, pieces),
      of: { kind: 'garment', id: dressed.worn.id, turn },
      draw: (own) => {
        for (const piece of pieces) drawPiece(own, figure, cloth, piece, cache.models)
      },
    })
  }
}

/** Names all that the drawing of a garment's pieces on one figure depends on. */
export const clothesKey = ({ dressed, cloth }: ReadyGarment, pieces: readonly Piece[]): string =>
  JSON.stringify([
    dressed.key,
    cloth.print !== null,
    cloth.gradient?.box,
    pieces.map((piece) => [pieceNumber(piece), cloth.laidName(piece.name)]),
  ])

/** Neighbouring pieces of one garment together: they share a layer. */
function runsOf(
  turn: readonly { garment: ReadyGarment; piece: Piece }[],
): { garment: ReadyGarment; pieces: Piece[] }[] {
  const runs: { garment: ReadyGarment; pieces: Piece[] }[] = []
  for (const { garment, piece } of turn) {
    const last = runs.at(-1)
    if (last?.garment === garment) last.pieces.push(piece)
    else runs.push({ garment, pieces: [piece] })
  }
  return runs
}

function regionAround(stage: Stage, pieces: readonly Piece[]): Region {
  const paths: Path[] = pieces.flatMap(({ outlines, contours, lines, fittings }) => [
    ...outlines,
    ...contours.map(({ path }) => path),
    ...lines.map(({ path }) => path),
    fittings.map(({ at }) => at),
  ])
  return regionOf(stage, paths, Math.ceil(reachOf(stage) * stage.pen))
}
