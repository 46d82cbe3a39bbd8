import { z } from 'zod'
import { boxSchema, strokesSchema } from '../wanted.ts'
import { defineTask } from './defineTask.ts'

/** A thing is cut out of its ground (requirements S2.52, S3.27). */
export const cutOut = defineTask({
  label: 'Cut out',
  load: 'reading',
  takes: z.object({ fileId: z.uuid(), box: boxSchema.nullable(), keep: strokesSchema, drop: strokesSchema }),
  gives: z.object({
    fileId: z.uuid(),
    confidence: z.number(),
    asks: z.boolean(),
    parts: z.number().int(),
    box: boxSchema,
  }),
})
