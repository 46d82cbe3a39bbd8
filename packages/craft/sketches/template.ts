import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { z } from 'zod'
import { categories } from '../garments/categories.ts'
import { templateMigrations } from './migrations/index.ts'

/** A corrected piece that teaches the next tracings of its account (S3.27). It names its version from the second on. */
const presentSchema = z.object({
  category: z.enum(categories.map(({ id }) => id)),
  /** A byte for each trait, in base 64. */
  traits: z.string(),
  /** In heights of the garment, from its axis and its top. */
  anchors: z.record(z.string(), z.tuple([z.number(), z.number()]).readonly()),
})
export type Template = z.output<typeof presentSchema>

/** The kind of document that a template of tracing is. */
export const templateDocument = defineDocument({
  id: 'template',
  present: presentSchema,
  migrations: templateMigrations,
})
/** Reads a template of tracing of any version. */
export const templateSchema = templateDocument.reads
