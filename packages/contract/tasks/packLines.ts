import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** Line drawings as SVG and PNG in one ZIP (requirement S1.10). */
export const packLines = defineTask({
  label: 'Pack line drawings',
  load: 'quick',
  takes: z.object({ ids: z.array(z.uuid()).min(1), language: z.string() }),
  gives: leftFileSchema,
})
