import { colorSchema } from '@toile/craft/colors/color.ts'
import { wornSchema } from '@toile/craft/designs/design.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { z } from 'zod'
import { drawGarmentThumb } from '../../looks/drawGarmentThumb.ts'
import { defineScene } from '../scene.ts'

/** A garment of the catalogue alone: a white flat, or in a colour and a cloth. */
export const garment = defineScene({
  id: 'garment',
  label: 'Garment',
  takes: z.object({
    garment: z.string().max(60),
    knobs: wornSchema.shape.knobs.optional(),
    fabric: z.string().max(60).optional(),
    color: colorSchema.optional(),
    person: z.string().max(90).optional(),
    view: z.enum(['front', 'back']).optional(),
  }),
  size: () => ({ width: 480, height: 576 }),
  draw: ({ host, sources }, { garment: id, knobs, fabric, color, person, view }, { width, height }) =>
    findWearable(id)
      ? drawGarmentThumb(host, id, sources, { width, height, knobs, fabric, color, person, view })
      : host.createCanvas(width, height),
})
