import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import type { Stage } from '../raster/stage.ts'
import { drawHair } from './hair/drawHair.ts'
import type { Look } from './personLook.ts'
import { openSitter } from './sitter.ts'

/** Draws the hair that hangs behind neck and shoulders; the first layer of a look. */
export function drawBehind(stage: Stage, figure: Figure, person: Person, look: Look): void {
  drawHair(openSitter(stage, figure, person, look), 'behind')
}
