import { retouchedSchema } from '@toile/craft/products/retouch.ts'
import { z } from 'zod'
import { drawRetouched } from '../../retouch/drawRetouched.ts'
import { defineScene } from '../scene.ts'

/** A picture of one's own after its steps, as large as fits into the sides that are asked for; its shape is its own. */
export const retouched = defineScene({
  id: 'retouched',
  label: 'Edited picture',
  takes: z.object({ retouched: retouchedSchema }),
  size: () => ({ width: 2048, height: 2048 }),
  draw: (desk, { retouched: of }, { width, height }) => drawRetouched(desk, of, Math.min(width, height)),
})
