import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import type { Person } from '@toile/fashion/mannequins/person.ts'
import { freeLine, outsideOf } from '../raster/lines.ts'
import { skinOptics } from '../raster/optics.ts'
import { paint } from '../raster/paint.ts'
import { fillOutline, type Stage } from '../raster/stage.ts'
import { css } from '../raster/tint.ts'
import { drawArmMarks, lowArmEdges, lowArmOutline } from './body/armMarks.ts'
import { drawLimbPlanes } from './body/limbPlanes.ts'
import { drawHandMarks, handOutline } from './hands/drawHand.ts'
import type { Look } from './look.ts'
import { around, openSitter, type Sitter } from './sitter.ts'

/** Draws what lies over the garments of the trunk: forearms whose hand rests on hip or pocket, and the fist round a bag's handles. */
export function drawBentArms(stage: Stage, figure: Figure, person: Person, look: Look): void {
  const sitter = openSitter(stage, figure, person, look)
  for (const index of [0, 1] as const) {
    // From behind, such a forearm lies before the trunk and is part of the body's drawing.
    if (figure.armsOver[index] && figure.view === 'back') continue
    if (figure.armsOver[index]) drawForearm(sitter, index)
    else if (figure.handNames[index] === 'bag') drawFist(sitter, index)
  }
}

function drawForearm(sitter: Sitter, index: 0 | 1): void {
  const { stage, figure, skin, weight, contour } = sitter
  const [outer, inner] = lowArmEdges(sitter, index)
  freeLine(stage, outer, { weight: weight * 1.3, color: contour, taper: [0.06, 0] })
  freeLine(stage, inner, { weight: weight * 1.2, color: contour, taper: [0.06, 0] })
  const hand = handOutline(figure, index)
  around(sitter, hand, { weight: weight * 1.15, color: contour, outside: outsideOf(hand) })
  paint(stage, {
    outlines: [lowArmOutline(sitter, index), hand],
    volume: [figure.armOutline(index), hand],
    albedo: skin.base,
    optics: skinOptics,
    fullness: 0.8,
    shadow: { dx: 3, dy: 6, blur: 5, strength: 0.26 },
  })
  drawLimbPlanes(sitter, [{ limb: figure.arms[index], index, arm: true }], [lowArmOutline(sitter, index)])
  drawHandMarks(sitter, index)
  drawArmMarks(sitter, index)
}

function drawFist(sitter: Sitter, index: 0 | 1): void {
  const { stage, figure, skin, weight, contour } = sitter
  const hand = handOutline(figure, index)
  fillOutline(stage, hand, css(skin.base))
  freeLine(stage, hand.slice(16, -16), { weight, color: contour, taper: [0.02, 0.02] })
  drawHandMarks(sitter, index)
}
