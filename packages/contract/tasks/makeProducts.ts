import { designSchema } from '@toile/craft/designs/design.ts'
import { shotSchema } from '@toile/craft/products/shot.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftOutLookSchema } from './leftOutLook.ts'

/** Product pictures of looks as they were when they were ordered, so many of each with other chances (requirements S1.07, S3.10). */
export const makeProducts = defineTask({
  label: 'Take product images',
  load: 'drawing',
  credits: ({ looks, results }) => looks.length * results * limits.products.credits,
  results: ({ looks, results }) => looks.length * results,
  takes: z.object({
    projectId: z.uuid(),
    looks: z
      .array(z.object({ designId: z.uuid(), name: z.string(), look: designSchema }))
      .min(1)
      .max(limits.products.pictures),
    shot: shotSchema,
    results: z.number().int().min(1).max(limits.products.results),
    sameScale: z.boolean(),
    leftOut: z.array(leftOutLookSchema),
  }),
  gives: z.object({ productIds: z.array(z.uuid()), leftOut: z.array(leftOutLookSchema) }),
})
