import type { Person } from '@toile/fashion/mannequins/person.ts'
import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import type { Stage } from '../../../raster/stage.ts'
import { drawHair } from '../../hair/drawHair.ts'
import type { Look } from '../../look.ts'
import { openSitter } from '../../sitter.ts'
import { hairFigure } from './hairRound.ts'

/** Draws the hair that hangs behind neck and shoulders of a body in space; the first layer of a look. */
export function drawHairBehindRound(stage: Stage, posed: Posed, person: Person, look: Look): void {
  drawHair(openSitter(stage, hairFigure(posed, 'behind'), person, look), 'behind')
}
