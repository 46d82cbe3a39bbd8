import { wornColorwaySchema } from '@toile/craft/designs/lookColorway.ts'
import { z } from 'zod'
import { lookFileSchema } from '../lookFile.ts'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** A look as a file (requirement S1.06). */
export const exportLook = defineTask({
  label: 'Export a look',
  load: 'quick',
  takes: z.object({ designId: z.uuid(), file: lookFileSchema, colorway: wornColorwaySchema.optional() }),
  gives: leftFileSchema,
})
