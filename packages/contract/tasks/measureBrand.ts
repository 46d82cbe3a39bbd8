import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** The pictures of a brand become its profile (requirement S2.61). */
export const measureBrand = defineTask({
  label: 'Measuring a brand',
  load: 'reading',
  urgency: () => 1,
  takes: z.object({ brandId: z.uuid() }),
  gives: z.object({ pictures: z.number().int(), confidence: z.number() }),
})
