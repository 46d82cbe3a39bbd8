import { languageTagSchema } from '@toile/rules/languages/languageTag.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { printSourceSchema } from '../prints/placement.ts'
import { repeatSchema } from '../prints/repeat.ts'
import { drapes, edges, fixings, garmentManners, paletteManners, scenes, stills } from './materials.ts'

export const idsOf = <Id extends string>(rows: readonly { id: Id }[]) =>
  z.enum(rows.map(({ id }) => id) as [Id, ...Id[]])

const millimetres = z.number().min(-100).max(600)

export const seed = z.number().int().min(0).max(0xffffffff)

/** A colour with what it is called on the board. */
const namedColorSchema = z.object({ color: colorSchema, name: z.string().max(60) })

/** What all plates share: place and size on the board in millimetres, a turn about the middle in degrees, edge and fixing. */
const placed = z.object({
  x: millimetres,
  y: millimetres,
  width: z.number().min(4).max(500),
  height: z.number().min(4).max(500),
  turn: z.number().min(-45).max(45),
  edge: idsOf(edges),
  fix: idsOf(fixings),
  seed,
})

/** One plate of a moodboard: cloth from near, a print at large scale, a palette, a garment, or a scene of light and matter (requirement S5.14). */
export const plateSchema = z.discriminatedUnion('kind', [
  placed.extend({ kind: z.literal('texture'), fabric: z.string().max(60), color: colorSchema, drape: idsOf(drapes) }),
  placed.extend({
    kind: z.literal('print'),
    source: printSourceSchema.options[0],
    repeat: repeatSchema,
    /** Width of the tile on cloth, and how much cloth is seen from side to side, in millimetres. */
    tile: z.number().min(2).max(2000),
    across: z.number().min(10).max(2000),
  }),
  placed.extend({
    kind: z.literal('palette'),
    manner: idsOf(paletteManners),
    colors: z.array(namedColorSchema).min(1).max(9),
    language: languageTagSchema,
  }),
  placed.extend({
    kind: z.literal('silhouette'),
    garment: z.string().max(60),
    person: z.string().max(90),
    fabric: z.string().max(60),
    manner: idsOf(garmentManners),
    color: colorSchema,
    ground: colorSchema.nullable(),
  }),
  placed.extend({ kind: z.literal('light'), scene: idsOf(scenes), colors: z.array(colorSchema).min(3).max(6) }),
  placed.extend({ kind: z.literal('still'), still: idsOf(stills), colors: z.array(colorSchema).min(3).max(6) }),
])

export type Plate = z.output<typeof plateSchema>

export type PlateOf<K extends PlateKind> = Extract<Plate, { kind: K }>

export type PlateKind = Plate['kind']
