import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { z } from 'zod'
import { printMigrations } from './migrations/index.ts'
import { motifsSourceSchema } from './motifsSource.ts'
import { printSourceSchema } from './placement.ts'
import { repeatSchema } from './repeat.ts'

/** A print as a document of its own: what paints its tile, how the tile goes on, and how wide it is on cloth in millimetres. */
const presentSchema = z.object({
  kind: z.literal('print'),
  version: z.literal(1),
  source: z.discriminatedUnion('kind', [...printSourceSchema.options, motifsSourceSchema]),
  repeat: repeatSchema,
  width: z.number().min(2).max(2000),
})
export type PrintDocument = z.output<typeof presentSchema>

/** The kind of document that a print is. */
export const printDocument = defineDocument({ id: 'print', present: presentSchema, migrations: printMigrations })
/** Reads a print’s document of any version. */
export const printDocumentSchema = printDocument.reads
