import { migrateAmong, reading } from '@toile/rules/migrating/reading.ts'
import { z } from 'zod'
import { moodDocument } from '../moods/moodDocument.ts'
import { motionDocument } from '../motions/own/ownMotion.ts'
import { printDocument } from '../prints/printDocument.ts'
import { sketchDocument } from '../sketches/sketchDocument.ts'
import { logoDocument, sloganDocument } from '../slogans/slogan.ts'

/** What the engine can make for a board or keep for films: every picture of an element is a function of this document alone (requirements S2.43, S2.52, S2.56, S3.27). */
export const presentElementSchema = z.discriminatedUnion('kind', [
  printDocument.present,
  sloganDocument.present,
  logoDocument.present,
  sketchDocument.present,
  moodDocument.present,
  motionDocument.present,
])
export type ElementDocument = z.output<typeof presentElementSchema>
export type ElementKind = ElementDocument['kind']

/** Reads an element’s document of any version. */
export const elementDocumentSchema = reading(
  presentElementSchema,
  migrateAmong([printDocument, sloganDocument, logoDocument, sketchDocument, moodDocument, motionDocument]),
)

/** The kinds of element, in the order of the screen. */
export const elementKinds = presentElementSchema.options.map(({ shape }) => shape.kind.value)

/** The document of one kind. */
export type DocumentOf<K extends ElementKind> = Extract<ElementDocument, { kind: K }>
