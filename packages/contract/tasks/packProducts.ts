import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** Product pictures with their contact sheet in one ZIP (requirement S1.07). */
export const packProducts = defineTask({
  label: 'Pack product images',
  load: 'long',
  takes: z.object({ projectId: z.uuid(), ids: z.array(z.uuid()).min(1), language: z.string() }),
  gives: leftFileSchema,
})
