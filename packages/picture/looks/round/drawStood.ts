import type { Piece } from '@toile/craft/garments/piece.ts'
import { regionOf, type Stage } from '../../raster/stage.ts'
import {
  clothesKey,
  drawFronts,
  drawSheet,
  drawTurn,
  type OnFigure,
  type ReadyGarment,
  readyGarments,
} from '../drawGarments.ts'
import type { Dressed } from '../dressed.ts'
import { drawLayer, type LayerCache, stageKey } from '../layers.ts'
import type { Sources } from '../sources.ts'
import { drawTracedSleeve } from '../wear.ts'
import { sides } from '../traced/worn/sheet.ts'
import { coverArmholes } from './coverArmholes.ts'
import type { DrawWhole } from './personParts.ts'
import type { Beyond, Stood } from './standIn.ts'
import { isWanted, type Step, stepsOf } from './steps.ts'

/** Draws somebody in space with all they wear, from far to near, in layers that are kept; all of it, or in other steps. */
export function drawStood(
  stage: Stage,
  stood: Stood,
  sources: Sources,
  cache: LayerCache,
  steps: readonly Step[] = stepsOf(stood),
): void {
  const { posed, dressed, key } = stood
  const on: OnFigure = { stage, figure: posed.block, figureKey: key, cache }
  const garments = readyGarments(stage, posed.block, dressed, sources)
  const layers: Side[] = [{ on, garments }]
  if (stood.beyond) layers.unshift(besideOf(on, stood.beyond, sources))
  const whole: DrawWhole = (layer, name, around, draw) =>
    drawLayer(cache.figures, {
      key: `whole ${name}:${stageKey(layer)}:${key}`,
      stage: layer,
      region: regionOf(layer, [around], 2),
      of: { kind: 'person', part: 'skin' },
      draw,
    })
  for (const step of steps) {
    if (step.kind === 'armholes') drawArmholes(on, stood, garments)
    else if (step.kind === 'person')
      drawLayer(cache.figures, {
        key: `${step.name}:${stageKey(stage)}:${key}`,
        stage,
        region: regionOf(stage, [step.around], 2),
        of: { kind: 'person', part: step.part ?? 'skin' },
        draw: (layer) => step.draw(layer, whole),
      })
    else if (step.turn === 'front') drawInnerFirst(layers, drawFronts)
    else {
      const name = `${step.turn}${step.arm ?? ''}`
      const drawPart = (side: OnFigure, some: readonly ReadyGarment[]) =>
        drawTurn(side, some, step.turn, { name, wanted: (piece: Piece) => isWanted(piece, step) })
      if (step.turn === 'behind') for (const side of layers) drawPart(side.on, side.garments)
      else drawInnerFirst(layers, drawPart)
      if (step.turn === 'sleeve' && step.arm !== undefined) drawTracedArm(on, garments, step.arm)
    }
  }
}

/** The garments of one side of a body, ready to be drawn on its block. */
interface Side {
  on: OnFigure
  garments: readonly ReadyGarment[]
}

function besideOf({ stage, figureKey, cache }: OnFigure, { posed, dressed }: Beyond, sources: Sources): Side {
  const on: OnFigure = { stage, figure: posed.block, figureKey: `${figureKey}:beyond`, cache }
  return { on, garments: readyGarments(stage, posed.block, dressed, sources) }
}

/** Draws both sides of a body: of every garment the farther one first, and all of it before what is worn over it. */
function drawInnerFirst(sides: readonly Side[], draw: (on: OnFigure, garments: readonly ReadyGarment[]) => void): void {
  if (sides.length === 1) return sides.forEach(({ on, garments }) => draw(on, garments))
  const worn = new Set(sides.flatMap(({ garments }) => garments.map(({ dressed }) => dressed.worn.id)))
  for (const id of worn)
    for (const { on, garments } of sides)
      draw(
        on,
        garments.filter(({ dressed }) => dressed.worn.id === id),
      )
}

/** Sleeves of traced sketches once more, over the arm that was drawn. */
function drawTracedArm(on: OnFigure, garments: readonly ReadyGarment[], arm: 0 | 1): void {
  for (const garment of garments) {
    const { dressed, cloth } = garment
    if (dressed.kind !== 'traced' || !dressed.inSpace || dressed.covered) continue
    const { traced, inSpace } = dressed
    const draw = (layer: Stage) => drawTracedSleeve(layer, on.figure, traced, cloth, inSpace, sides[arm].name)
    drawSheet(on, garment, 'sleeve', draw, String(arm))
  }
}

/** The cloth that runs on under armholes, in a layer of its own. */
function drawArmholes({ stage, cache }: OnFigure, { posed, key }: Stood, garments: readonly ReadyGarment[]): void {
  const sleeved = garments.filter(({ dressed }) => sleevesOf(dressed).length > 0)
  const outermost = sleeved.at(-1)
  if (!outermost) return
  const clothes = sleeved.map((garment) => clothesKey(garment, sleevesOf(garment.dressed)))
  drawLayer(cache.garments, {
    key: ['armholes', stageKey(stage), key, ...clothes].join(':'),
    stage,
    // The outermost of them lies over the others there.
    of: { kind: 'garment', id: outermost.dressed.worn.id, turn: 'front' },
    region: regionOf(stage, [posed.arms[0].flat, posed.arms[1].flat], Math.round(stage.scale * 0.6)),
    draw: (layer) => coverArmholes(layer, posed, sleeved, cache.models),
  })
}

const sleevesOf = (dressed: Dressed) =>
  dressed.kind === 'drafted' ? dressed.pieces.filter(({ role }) => role === 'sleeve') : []
