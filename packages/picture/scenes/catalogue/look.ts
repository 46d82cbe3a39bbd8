import { designSchema } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { z } from 'zod'
import { drawLook } from '../../looks/drawLook.ts'
import { defineScene } from '../scene.ts'

/** A look from the front on its ground. */
export const look = defineScene({
  id: 'look',
  label: 'Front',
  takes: z.object({ design: designSchema }),
  file: 'front',
  menu: {
    under: { label: 'Picture' },
    sizes: [
      { width: 1024, height: 1536 },
      { width: 2048, height: 3072 },
    ],
  },
  size: ({ design }) => sizeOf(design),
  draw: ({ host, sources, cache }, { design }, { width, height, light }) =>
    drawLook(host, design, sources, { width, height, light }, cache),
})
