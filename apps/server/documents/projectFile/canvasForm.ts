import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'

/** A painting as it lies in a collection file: its row without its document, which is named by hash. */
export const canvasSchemaInFile = z.object({
  id: z.uuid(),
  name: z.string().max(limits.nameLength),
  /** The hash of its document among the paintings of the file. */
  document: z.string().regex(/^[0-9a-f]{64}$/),
  origin: z.object({ kind: z.enum(['look', 'product', 'file', 'libraryItem']), id: z.uuid() }).nullable(),
  preview: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})
