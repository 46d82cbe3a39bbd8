import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** A texture becomes a tile (requirement S2.52). */
export const makeTile = defineTask({
  label: 'Make a seamless tile',
  load: 'reading',
  takes: z.object({ fileId: z.uuid() }),
  gives: z.object({
    fileId: z.uuid(),
    period: z.object({ across: z.number().int().nullable(), down: z.number().int().nullable() }),
    quality: z.number(),
    warning: z.boolean(),
  }),
})
