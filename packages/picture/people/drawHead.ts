import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import type { Person } from '@toile/fashion/mannequins/person.ts'
import { freeLine } from '../raster/lines.ts'
import { skinOptics } from '../raster/optics.ts'
import { paint } from '../raster/paint.ts'
import type { Stage } from '../raster/stage.ts'
import { drawFace } from './faces/drawFace.ts'
import { drawEars } from './faces/ears.ts'
import { headOutline } from './faces/headOutline.ts'
import { drawHair } from './hair/drawHair.ts'
import type { Look } from './look.ts'
import { openSitter } from './sitter.ts'

/** Draws the head over everything else: face and front hair, or the back of the head. */
export function drawHead(stage: Stage, figure: Figure, person: Person, look: Look): void {
  const sitter = openSitter(stage, figure, person, look)
  if (figure.view === 'front') {
    drawFace(sitter)
    drawHair(sitter, 'front')
    return
  }
  drawEars(sitter)
  const head = headOutline(figure, sitter.face)
  freeLine(stage, [...head, head[0]], { weight: 3, color: sitter.contour, taper: [0, 0], outside: 1 })
  paint(stage, { outlines: [head], albedo: sitter.skin.base, optics: skinOptics, fullness: 0.5 })
  drawHair(sitter, 'back')
}
