import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** An uploaded picture becomes a product picture, once something stands out in it (requirement S2.31). */
export const beginProduct = defineTask({
  label: 'Begin with a picture',
  load: 'reading',
  takes: z.object({ projectId: z.uuid(), fileId: z.uuid() }),
  gives: z.object({ productId: z.uuid(), confidence: z.number(), asks: z.boolean() }),
})
