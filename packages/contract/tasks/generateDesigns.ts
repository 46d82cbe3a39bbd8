import { briefSchema } from '@toile/craft/designs/compose/brief.ts'
import { priceOf, tierOf } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftOutSchema } from './leftOut.ts'
import { tierSchema } from './tier.ts'

/** Looks from the frozen brief of a project; sketches that are not traced yet are traced first (requirements S1.05, S9.04). */
export const generateDesigns = defineTask({
  label: 'Generate designs',
  load: 'drawing',
  urgency: ({ tier }) => tierOf(tier).priority,
  credits: ({ tier, brief }) => priceOf(tier, brief.looks),
  results: ({ brief }) => brief.looks,
  takes: z.object({
    projectId: z.uuid(),
    tier: tierSchema,
    brief: briefSchema,
    untraced: z.array(z.uuid()),
    leftOut: z.array(leftOutSchema).default([]),
  }),
  gives: z.object({ designIds: z.array(z.uuid()), leftOut: z.array(leftOutSchema).default([]) }),
})
