import { openedLookSchema } from '@toile/contract/features/canvas.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'

/** The look that a painting was opened of, of any version. */
const openedLookInFile = openedLookSchema.extend({ design: designSchema })

/** A painting as it lies in a collection file: its row without its document, which is named by hash. */
export const canvasSchemaInFile = z.object({
  id: z.uuid(),
  name: z.string().max(limits.nameLength),
  /** The hash of its document among the paintings of the file. */
  document: z.string().regex(/^[0-9a-f]{64}$/),
  origin: z
    .object({
      kind: z.enum(['look', 'product', 'file', 'libraryItem']),
      id: z.uuid(),
      opened: openedLookInFile.optional(),
    })
    .nullable(),
  preview: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})
