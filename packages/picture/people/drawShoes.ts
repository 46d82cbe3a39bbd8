import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { limbEdge } from '@toile/craft/mannequins/limb.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { add, joined, reversed } from '@toile/geometry'
import type { Stage } from '../raster/stage.ts'
import { footOutline } from './feet/drawFoot.ts'
import type { Look } from './personLook.ts'
import { masked } from './masked.ts'
import { drawShoe } from './shoes/drawShoe.ts'
import { openSitter } from './sitter.ts'

const lowLeg = Array.from({ length: 16 }, (_, i) => 0.8 + (1.2 * i) / 15)

/** Draws both shoes, the rear one behind the front leg where a stance crosses them. */
export function drawShoes(stage: Stage, figure: Figure, person: Person, look: Look): void {
  const sitter = openSitter(stage, figure, person, look)
  const front = figure.frontLeg
  if (front === null) {
    drawShoe(sitter, 0)
    drawShoe(sitter, 1)
    return
  }
  const rear = front === 0 ? 1 : 0
  const leg = figure.legs[front]
  const hiding = [joined(limbEdge(leg, lowLeg, 1), reversed(limbEdge(leg, lowLeg, -1))), footOutline(sitter, front)]
  const rearLeg = figure.legs[rear]
  const reach = joined(
    limbEdge(rearLeg, [0.9, 2], 1, 0.2),
    limbEdge(rearLeg, [0.9, 2], -1, 0.2),
    footOutline(sitter, rear),
  )
  masked(
    stage,
    { except: hiding, around: [[-0.35, 0.35].flatMap((by) => reach.map((p) => add(p, [by, Math.abs(by)])))] },
    (layer) => drawShoe({ ...sitter, stage: layer }, rear),
  )
  drawShoe(sitter, front)
}
