import { designSchema } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { z } from 'zod'
import { drawLook } from '../../looks/drawLook.ts'
import { defineScene } from '../scene.ts'

/** A look from behind without its ground. */
export const cutOutBack = defineScene({
  id: 'cutOutBack',
  label: 'Transparent ground, back',
  takes: z.object({ design: designSchema }),
  file: 'back-transparent',
  size: ({ design }) => sizeOf(design),
  draw: ({ host, sources, cache }, { design }, { width, height }) =>
    drawLook(host, design, sources, { width, height, view: 'back', transparent: true }, cache),
})
