import type { Piece } from '@toile/fashion/garments/piece.ts'
import { regionOf, type Stage } from '../../raster/stage.ts'
import { drawTurn, type OnFigure, readyGarments } from '../drawGarments.ts'
import { drawLayer, type LayerCache } from '../layers.ts'
import type { Sources } from '../sources.ts'
import { coverArmholes } from './coverArmholes.ts'
import type { Stood } from './standIn.ts'
import { isWanted, stepsOf } from './steps.ts'

/** Draws somebody in space with all they wear, from far to near, in layers that are kept. */
export function drawStood(stage: Stage, stood: Stood, sources: Sources, cache: LayerCache): void {
  const { posed, dressed, key } = stood
  const on: OnFigure = { stage, figure: posed.block, figureKey: key, cache }
  const garments = readyGarments(stage, posed.block, dressed, sources)
  for (const step of stepsOf(stood)) {
    if (step.kind === 'armholes') coverArmholes(stage, posed, garments)
    else if (step.kind === 'person')
      drawLayer(cache.figures, {
        key: `${step.name}:${stage.style}:${stage.scale}:${key}`,
        stage,
        region: regionOf(stage, [step.around], 2),
        draw: step.draw,
      })
    else {
      const name = `${step.turn}${step.arm ?? ''}`
      drawTurn(on, garments, step.turn, { name, wanted: (piece: Piece) => isWanted(piece, step) })
    }
  }
}
