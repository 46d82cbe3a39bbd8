import { designSchema } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { z } from 'zod'
import { drawFlat } from '../../looks/drawFlat.ts'
import { defineScene } from '../scene.ts'

/** The technical flat of a look, or of one garment of it, from the front in pixels. */
export const flat = defineScene({
  id: 'flat',
  label: 'Technical flat, front',
  takes: z.object({ design: designSchema, garment: z.string().min(1).max(60).optional() }),
  size: ({ design }) => sizeOf(design),
  draw: ({ host, sources }, { design, garment }, { width, height }) =>
    drawFlat(host, design, sources, { width, height, garment }),
})
