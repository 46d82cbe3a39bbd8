import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { grounds } from './materials.ts'
import { moodMigrations } from './migrations/index.ts'
import { idsOf, plateSchema, seed } from './plate.ts'
import { templateIds } from './templates/index.ts'

/** A composed moodboard; its picture is a function of this document alone (requirement S5.14). Sizes are millimetres, plates lie in order, the lowest first. */
const presentSchema = z.object({
  kind: z.literal('mood'),
  version: z.literal(1),
  template: z.enum(templateIds),
  width: z.number().min(50).max(600),
  height: z.number().min(50).max(600),
  ground: z.object({ kind: idsOf(grounds), color: colorSchema }),
  plates: z.array(plateSchema).min(1).max(24),
  colors: z.array(colorSchema).max(9),
  /** Vocabulary ids of what was asked for. */
  words: z.array(z.string().max(60)).max(60),
  seed,
})
export type MoodDocument = z.output<typeof presentSchema>

/** The kind of document that a moodboard is. */
export const moodDocument = defineDocument({ id: 'mood', present: presentSchema, migrations: moodMigrations })
/** Reads a moodboard’s document of any version. */
export const moodDocumentSchema = moodDocument.reads
