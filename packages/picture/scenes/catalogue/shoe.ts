import { colorSchema } from '@toile/craft/colors/color.ts'
import { z } from 'zod'
import { drawShoeThumb } from '../../looks/drawShoeThumb.ts'
import { defineScene } from '../scene.ts'

/** A pair of shoes on somebody's feet. */
export const shoe = defineScene({
  id: 'shoe',
  label: 'Shoes',
  takes: z.object({ shoe: z.string().max(40), person: z.string().max(90), color: colorSchema }),
  size: () => ({ width: 480, height: 426 }),
  draw: ({ host }, { shoe: kind, person, color }, { width, height }) =>
    drawShoeThumb(host, kind, { width, height, person, color }),
})
