import { colorSchema } from '@toile/craft/colors/color.ts'
import { notionSourceSchema } from '@toile/craft/applied/notionOn.ts'
import { z } from 'zod'
import { showNotion } from '../../notions/showNotion.ts'
import { defineScene } from '../scene.ts'

/** A notion of the catalogue by itself: on cloth of a colour, or on nothing. */
export const notion = defineScene({
  id: 'notion',
  label: 'Element',
  takes: z.object({
    notion: z.string().max(60),
    colors: notionSourceSchema.options[0].shape.colors.optional(),
    knobs: notionSourceSchema.options[0].shape.knobs,
    ground: colorSchema.optional(),
  }),
  size: () => ({ width: 320, height: 320 }),
  draw: ({ host }, { notion: id, colors = [], knobs, ground }, size) =>
    showNotion(host, { kind: 'notion', notion: id, colors, knobs }, size, ground),
})
