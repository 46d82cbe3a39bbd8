import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** Pictures of the library in one ZIP (requirement S2.44). */
export const packLibrary = defineTask({
  label: 'Pack pictures',
  load: 'long',
  takes: z.object({ ids: z.array(z.uuid()) }),
  gives: leftFileSchema,
})
