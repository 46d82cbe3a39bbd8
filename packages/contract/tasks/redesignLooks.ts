import { designSchema } from '@toile/craft/designs/design.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** Looks that are made from others by a rule, drawn one after the other (requirement S5.20); a variation costs nothing. */
export const redesignLooks = defineTask({
  label: 'Draw variations',
  load: 'drawing',
  results: ({ documents }) => documents.length,
  takes: z.object({ projectId: z.uuid(), documents: z.array(designSchema).min(1).max(limits.variations) }),
  gives: z.object({ designIds: z.array(z.uuid()) }),
})
