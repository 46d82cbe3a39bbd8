import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import type { Stage } from '../raster/stage.ts'
import { drawBackOfHead } from './drawBackOfHead.ts'
import { drawFace } from './faces/drawFace.ts'
import { drawHair } from './hair/drawHair.ts'
import type { Look } from './personLook.ts'
import { openSitter } from './sitter.ts'

/** Draws the head over everything else: face and front hair, or the back of the head. */
export function drawHead(stage: Stage, figure: Figure, person: Person, look: Look): void {
  const sitter = openSitter(stage, figure, person, look)
  if (figure.view === 'back') return drawBackOfHead(sitter)
  drawFace(sitter)
  stage.done?.('face')
  drawHair(sitter, 'front')
}
