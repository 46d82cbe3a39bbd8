import { designSchema } from '@toile/craft/designs/design.ts'
import { z } from 'zod'
import { svgFlat } from '../../export/svgFlat.ts'
import { defineLineScene } from '../scene.ts'

/** The technical flat of one garment of a look, front and back in lines. */
export const garmentFlat = defineLineScene({
  id: 'garmentFlat',
  label: 'Technical flat',
  takes: z.object({ design: designSchema, garment: z.string().min(1).max(60) }),
  file: 'flat',
  menu: { under: { label: 'Technical flats, front and back' } },
  draw: ({ sources }, { design, garment }) => svgFlat(design, garment, sources),
})
