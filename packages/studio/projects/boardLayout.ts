import { colorSchema } from '@toile/craft/colors/color.ts'
import { gradientSchema } from '@toile/craft/colors/fill.ts'
import { type FontId, fontIds } from '@toile/craft/slogans/fonts.ts'
import { sure } from '@toile/geometry'
import { languageTagSchema } from '@toile/rules/languages/languageTag.ts'
import { limits } from '@toile/rules/limits.ts'
import { foreign } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { type BoardFormatId, type BoardPaperId, boardFormats, boardPapers } from './boardFormats.ts'

const asList = <T extends string>(ids: readonly T[]): [T, ...T[]] => [sure(ids[0]), ...ids.slice(1)]

const written = {
  text: z.string().max(limits.moodThings.letters),
  /** Height of the em in millimetres. */
  size: z.number().min(1.5).max(400),
  align: z.enum(['left', 'centre', 'right']),
  /** Tells the regional form of Han letters. */
  language: languageTagSchema,
}

/** A note on sticky paper without colour; its words shrink until the paper holds them. */
const noteSchema = z.object({ kind: z.literal('note'), ...written, tone: z.enum(['white', 'grey', 'dark']) })
/** A text in one of the open fonts; leading in sizes (requirement S5.18). */
const boardTextSchema = z.object({
  kind: z.literal('text'),
  ...written,
  font: z.enum(asList<FontId>(fontIds)),
  weight: z.number().min(100).max(1000),
  leading: z.number().min(0.8).max(2.5),
  color: colorSchema,
})
/** A colour of the colorboard with its name and code: as it is there now, else as it was when it was laid down. */
const chipSchema = z.object({
  kind: z.literal('chip'),
  colorId: z.string().max(60),
  color: colorSchema,
  name: z.string().max(limits.nameLength),
  tcx: z.string().max(20),
  gradient: gradientSchema.nullable(),
})
/** A piece of cloth with a print of the printboard, so many tiles across. */
const swatchSchema = z.object({
  kind: z.literal('swatch'),
  printId: foreign(z.uuid(), 'A print of the printboard, sought there; one that left it draws nothing.'),
  tiles: z.number().min(0.25).max(24),
})

/** What lies on a moodboard beside its pictures. */
export const boardThingSchema = z.discriminatedUnion('kind', [noteSchema, boardTextSchema, chipSchema, swatchSchema])
export type BoardThing = z.output<typeof boardThingSchema>
export type BoardText = z.output<typeof boardTextSchema>
export type BoardNote = z.output<typeof noteSchema>

/** Which part of a picture its frame shows: where the rest is cut away, 0..1 from the left and the top, and how much larger than it need be. */
const cropSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zoom: z.number().min(1).max(8),
})
export type Crop = z.output<typeof cropSchema>

/** A place on a moodboard: the upper left corner and size as shares of the board, turn in degrees about its middle; a picture is named by its id, anything else carries itself. The first lies lowest (requirement S3.06). */
export const placeSchema = z.object({
  id: z.string().min(1).max(60),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  turn: z.number().min(-180).max(180).optional(),
  crop: cropSchema.optional(),
  locked: z.boolean().optional(),
  thing: boardThingSchema.optional(),
})
export type Place = z.output<typeof placeSchema>

/** Every place of a moodboard, from the lowest to the uppermost. */
export const placesSchema = z.array(placeSchema).max(limits.moodThings.places)

/** The sheet a moodboard lies on: its format, margin in millimetres and paper. */
export const sheetSchema = z.object({
  format: z.enum(asList<BoardFormatId>(boardFormats.map(({ id }) => id))),
  margin: z.number().min(0).max(80),
  ground: z.enum(asList<BoardPaperId>(boardPapers.map(({ id }) => id))),
})
export type Sheet = z.output<typeof sheetSchema>

/** The sheet of a moodboard that nobody has chosen another for. */
export const plainSheet: Sheet = { format: 'a3Across', margin: 0, ground: 'white' }

const whole = z.object({ sheet: sheetSchema, places: placesSchema })

const isPlain = ({ format, margin, ground }: Sheet) =>
  format === plainSheet.format && margin === plainSheet.margin && ground === plainSheet.ground

/** The whole layout as it travels in moodboardPosition: the list of places, with its sheet around it where that is not the plain one (requirement S3.08). */
export const travellingLayout = z.codec(z.union([placesSchema, whole]), whole, {
  decode: (sent) => (Array.isArray(sent) ? { sheet: plainSheet, places: sent } : sent),
  encode: (layout) => {
    const { sheet, places } = whole.parse(layout)
    return isPlain(sheet) ? places : { sheet, places }
  },
})
