import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** A collection as one file (requirement S1.14). */
export const exportProject = defineTask({
  label: 'Save a collection as a file',
  load: 'long',
  takes: z.object({ projectId: z.uuid(), states: z.boolean() }),
  gives: leftFileSchema,
})
