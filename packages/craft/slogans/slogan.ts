import { sure } from '@toile/geometry'
import { languageTagSchema } from '@toile/rules/languages/languageTag.ts'
import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { migrateAmong, reading } from '@toile/rules/migrating/reading.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { type FontId, fontIds } from './fonts.ts'
import { letteringMigrations } from './migrations/index.ts'
import { type ShapeId, shapeIds } from './shapes/index.ts'
import { bendIds, textureIds } from './treatments.ts'

const millimetres = z.number().min(-2000).max(2000)
const idSchema = z.string().min(1).max(40)

/** A colour, a hole cut into what lies below, or nothing. */
const paintSchema = z.union([colorSchema, z.literal('cut'), z.null()])
export type Paint = z.output<typeof paintSchema>

const asList = <T extends string>(ids: readonly T[]): [T, ...T[]] => [sure(ids[0]), ...ids.slice(1)]

/** What text and shapes of a slogan share: place of the middle in millimetres from the upper left corner, angle in degrees, paint, outline, shadow and texture. */
const placedSchema = z.object({
  id: idSchema,
  x: millimetres,
  y: millimetres,
  angle: z.number().min(-360).max(360),
  color: paintSchema,
  /** A line around the letters, its width in millimetres outside the edge. */
  outline: z.object({ width: z.number().min(0.1).max(40), color: paintSchema }).nullable(),
  /** A copy moved by x and y millimetres, or a block that reaches that far. */
  shadow: z.object({ kind: z.enum(['copy', 'block']), x: millimetres, y: millimetres, color: colorSchema }).nullable(),
  texture: z
    .object({
      kind: z.enum(asList(textureIds)),
      strength: z.number().min(0).max(1),
      seed: z.number().int().min(0).max(0xffffffff),
    })
    .nullable(),
})

/** A text of a slogan: size is the height of its em in millimetres, spacing in thousandths of it, leading in sizes, bend in degrees. */
export const textItemSchema = placedSchema.extend({
  kind: z.literal('text'),
  text: z.string().max(limits.slogan.letters),
  font: z.enum(asList<FontId>(fontIds)),
  weight: z.number().min(100).max(1000),
  size: z.number().min(1).max(1200),
  spacing: z.number().min(-200).max(1500),
  leading: z.number().min(0.5).max(3),
  align: z.enum(['left', 'centre', 'right']),
  /** Letters beside each other, or one below the other. */
  runs: z.enum(['across', 'down']),
  bend: z.object({ kind: z.enum(asList(bendIds)), by: z.number().min(-180).max(180) }).nullable(),
  /** Tells the regional form of Han letters. */
  language: languageTagSchema,
})
export type TextItem = z.output<typeof textItemSchema>

/** A shape of a slogan: width and height in millimetres; a line shape is drawn with a line of the given width, else it is filled. */
export const shapeItemSchema = placedSchema.extend({
  kind: z.literal('shape'),
  shape: z.enum(asList<ShapeId>(shapeIds)),
  width: z.number().min(0.2).max(2000),
  height: z.number().min(0.2).max(2000),
  line: z.number().min(0.05).max(60).nullable(),
})
export type ShapeItem = z.output<typeof shapeItemSchema>

const sloganItemSchema = z.discriminatedUnion('kind', [textItemSchema, shapeItemSchema])
export type SloganItem = z.output<typeof sloganItemSchema>

const lettering = z.object({
  version: z.literal(1),
  /** In millimetres on cloth. */
  width: z.number().min(4).max(1000),
  height: z.number().min(4).max(1000),
  ground: colorSchema.nullable(),
  /** From the lowest to the uppermost. */
  items: z.array(sloganItemSchema).max(limits.slogan.items),
})

const presentSlogan = lettering.extend({ kind: z.literal('slogan') })
const presentLogo = lettering.extend({ kind: z.literal('logo') })
export type SloganDocument = z.output<typeof presentSlogan> | z.output<typeof presentLogo>

/** A slogan: texts and shapes in true size (requirement S5.18). */
export const sloganDocument = defineDocument({
  id: 'slogan',
  present: presentSlogan,
  migrations: letteringMigrations,
})
/** A logo: the same form, made to be read small (requirement S3.27). */
export const logoDocument = defineDocument({ id: 'logo', present: presentLogo, migrations: letteringMigrations })
/** Reads a slogan or logo of any version. */
export const letteringSchema = reading(
  z.discriminatedUnion('kind', [presentSlogan, presentLogo]),
  migrateAmong([sloganDocument, logoDocument]),
)

/** The texts of a slogan that have letters. */
export const textsOf = ({ items }: Pick<SloganDocument, 'items'>): TextItem[] =>
  items.flatMap((item) => (item.kind === 'text' && item.text.trim() !== '' ? [item] : []))

/** Refuses a slogan without text, and one with more texts than a slogan takes (requirement S5.18). */
export function checkSlogan(document: SloganDocument): void {
  const texts = textsOf(document)
  if (texts.length === 0) throw refuse('sloganTextNeeded')
  if (texts.length > limits.slogan.texts) throw refuse('sloganTooManyTexts', { most: limits.slogan.texts })
}
