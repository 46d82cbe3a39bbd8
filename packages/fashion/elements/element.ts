import { z } from 'zod'
import { moodDocumentSchema } from '../moods/moodDocument.ts'
import { printDocumentSchema } from '../prints/printDocument.ts'
import { sketchDocumentSchema } from '../sketches/sketchDocument.ts'
import { logoDocumentSchema, sloganDocumentSchema } from '../slogans/slogan.ts'

/** What the engine can make for a board: every picture of an element is a function of this document alone (requirements S2.52, S2.56, S3.27). */
export const elementDocumentSchema = z.discriminatedUnion('kind', [
  printDocumentSchema,
  sloganDocumentSchema,
  logoDocumentSchema,
  sketchDocumentSchema,
  moodDocumentSchema,
])
export type ElementDocument = z.output<typeof elementDocumentSchema>
export type ElementKind = ElementDocument['kind']

/** The kinds of element, in the order of the screen. */
export const elementKinds = elementDocumentSchema.options.map(({ shape }) => shape.kind.value)

/** The document of one kind. */
export type DocumentOf<K extends ElementKind> = Extract<ElementDocument, { kind: K }>
