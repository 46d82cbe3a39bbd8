import { z } from 'zod'
import { boxSchema, closesSchema, strokesSchema } from '../wanted.ts'
import { defineTask } from './defineTask.ts'

/** A sketch becomes a piece: mask, lines, category and anchors, as a person's strokes and box rule (requirements S3.25 to S3.27). */
export const traceSketch = defineTask({
  label: 'Trace a sketch',
  load: 'reading',
  takes: z.object({
    fileId: z.uuid(),
    category: z.string().max(60).nullable(),
    keep: strokesSchema.default([]),
    drop: strokesSchema.default([]),
    close: closesSchema.default([]),
    box: boxSchema.nullable().default(null),
  }),
  gives: z.object({ traced: z.string() }),
})
