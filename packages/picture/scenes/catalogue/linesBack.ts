import { designSchema } from '@toile/craft/designs/design.ts'
import { z } from 'zod'
import { svgLineDrawing } from '../../export/svgLineDrawing.ts'
import { defineLineScene } from '../scene.ts'

/** The line drawing of a look from behind. */
export const linesBack = defineLineScene({
  id: 'linesBack',
  label: 'Line drawing, back',
  takes: z.object({ design: designSchema }),
  file: 'back',
  menu: { under: { label: 'Line drawing' }, beside: { label: 'back' } },
  draw: ({ host, sources }, { design }) => svgLineDrawing(host, design, 'back', sources),
})
