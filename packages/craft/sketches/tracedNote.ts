import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { z } from 'zod'
import { categories } from '../garments/categories.ts'
import { tracedNoteMigrations } from './migrations/index.ts'

const place = z.tuple([z.number(), z.number()]).readonly()
const point = z.object({ at: place, before: place, after: place })
const box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
const category = z.enum(categories.map(({ id }) => id))

/** What is stored of a traced piece beside its sheet; places are pixels of the sheet. What an engine told beside it stays as it is, because a piece is named by all of its note. */
const presentSchema = z.looseObject({
  version: z.literal(1),
  /** Whether the sketch's own colours lie below its mask and lines. */
  filled: z.boolean(),
  width: z.number().positive(),
  height: z.number().positive(),
  category,
  slot: z.enum(['top', 'bottom', 'whole', 'outer']),
  choices: z.array(z.object({ category, confidence: z.number() })).readonly(),
  anchors: z.record(z.string(), place),
  confidence: z.number(),
  doubtful: z.array(z.string()).readonly(),
  outline: z
    .object({
      rings: z.array(z.array(point)),
      doubtful: z.array(z.array(place).readonly()),
      bridges: z.array(z.tuple([place, place]).readonly()),
    })
    .optional(),
  several: z.boolean().optional(),
  others: z.array(box).readonly().optional(),
  warnings: z.array(z.string()).readonly().optional(),
})
export type TracedNote = z.output<typeof presentSchema>

/** The kind of document that the note of a traced piece is. */
export const tracedNoteDocument = defineDocument({
  id: 'tracedNote',
  present: presentSchema,
  migrations: tracedNoteMigrations,
})
/** Reads the note of a traced piece of any version. */
export const tracedNoteSchema = tracedNoteDocument.reads
