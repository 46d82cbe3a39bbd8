import { designSchema } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { z } from 'zod'
import { drawLook } from '../../looks/drawLook.ts'
import { defineScene } from '../scene.ts'

/** A look from the front without its ground. */
export const cutOut = defineScene({
  id: 'cutOut',
  label: 'Transparent ground',
  takes: z.object({ design: designSchema }),
  file: 'front-transparent',
  menu: { under: { label: 'Picture' }, beside: { label: 'transparent' }, sizes: [{ width: 2048, height: 3072 }] },
  size: ({ design }) => sizeOf(design),
  draw: ({ host, sources, cache }, { design }, { width, height }) =>
    drawLook(host, design, sources, { width, height, transparent: true }, cache),
})
