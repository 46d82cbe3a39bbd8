import { designSchema } from '@toile/craft/designs/design.ts'
import { z } from 'zod'
import { svgLineDrawing } from '../../export/svgLineDrawing.ts'
import { defineLineScene } from '../scene.ts'

/** The line drawing of a look from the front. */
export const lines = defineLineScene({
  id: 'lines',
  label: 'Line drawing, front',
  takes: z.object({ design: designSchema }),
  file: 'front',
  menu: { under: { label: 'Line drawing' }, beside: { label: 'front' } },
  draw: ({ host, sources }, { design }) => svgLineDrawing(host, design, 'front', sources),
})
