import { productWorkSchema } from '@toile/craft/products/productWork.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** Product pictures once more in another light, each beside the one it was made from (requirements S1.08, S3.10). */
export const relightPictures = defineTask({
  label: 'Relight pictures',
  load: 'drawing',
  credits: ({ pictures }) => pictures.length * limits.products.relightCredits,
  results: ({ pictures }) => pictures.length,
  takes: z.object({
    projectId: z.uuid(),
    pictures: z
      .array(z.object({ from: z.uuid(), designId: z.uuid().nullable(), name: z.string(), work: productWorkSchema }))
      .min(1)
      .max(limits.products.pictures),
  }),
  gives: z.object({
    productIds: z.array(z.uuid()),
    leftOut: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
})
