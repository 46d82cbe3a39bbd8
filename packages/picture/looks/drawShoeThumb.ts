import type { Color } from '@toile/craft/colors/color.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { buildOf } from '@toile/craft/mannequins/person.ts'
import { poseFigure } from '@toile/craft/mannequins/poseFigure.ts'
import { neutral } from '@toile/craft/mannequins/poses/neutral.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import { drawBody } from '../people/drawBody.ts'
import { drawShoes } from '../people/drawShoes.ts'
import type { Look } from '../people/personLook.ts'
import { openStage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'

/** Size in pixels, and whose feet they are. */
export interface ShoeThumbOptions {
  width: number
  height: number
  person: string
  color: Color
}

/** What is seen below the knee, in heads. */
const leg = 1.72

/** Draws a pair of shoes on its wearer's feet, for pickers (requirement S4.01). */
export function drawShoeThumb(
  host: Host,
  shoe: string,
  { width, height, person: id, color }: ShoeThumbOptions,
): Surface {
  const person = findPerson(id) ?? people[0]
  const kind = readShoe(shoe)
  const figure = poseFigure({ build: buildOf(person), pose: neutral, view: 'front', flatFooted: !kind.heeled })
  const scale = Math.min(height / leg, width / 1.9)
  const stage = openStage(host, {
    width,
    height,
    scale,
    style: 'illustration',
    seed: person.seed,
    origin: [Math.round(width / 2), Math.round(height - (figure.levels.floor + 0.32) * scale)],
  })
  const look: Look = { shoe: kind.id, shoeColor: color, lips: color }
  drawBody(stage, figure, person, look)
  drawShoes(stage, figure, person, look)
  return stage.surface
}
