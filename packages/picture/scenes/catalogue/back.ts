import { designSchema } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { z } from 'zod'
import { drawLook } from '../../looks/drawLook.ts'
import { defineScene } from '../scene.ts'

/** A look from behind. */
export const back = defineScene({
  id: 'back',
  label: 'Back',
  takes: z.object({ design: designSchema }),
  menu: { under: { label: 'Picture' }, beside: { label: 'back' }, sizes: [{ width: 2048, height: 3072 }] },
  size: ({ design }) => sizeOf(design),
  draw: ({ host, sources, cache }, { design }, { width, height }) =>
    drawLook(host, design, sources, { width, height, view: 'back' }, cache),
})
