import { colorSchema } from '@toile/craft/colors/color.ts'
import { gradientSchema } from '@toile/craft/colors/fill.ts'
import { styleSchema } from '@toile/craft/designs/design.ts'
import { cutGarmentSchema } from '@toile/craft/garments/cutGarment.ts'
import { personSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { repeatSchema } from '@toile/craft/prints/repeat.ts'
import { directionHandSchema } from '@toile/craft/script/directionHand.ts'
import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { hashOf, idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { placesSchema, plainSheet, sheetSchema } from './boardLayout.ts'
import { projectMigrations } from './migrations/index.ts'

/** Where a board item came from (requirement S3.05). */
export const sourceSchema = z.enum(['Upload', 'Generate', 'Library'])

const elementId = idOf('file')

/** A picture on a board: `id` names the stored file it shows. */
export const boardItemSchema = z.object({
  id: elementId,
  source: sourceSchema,
  pinned: z.boolean().default(false),
  category: z.string().max(60).default(''),
})
export type BoardItem = z.output<typeof boardItemSchema>

/** A sketch: once traced it carries the hash of its traced piece; one that the engine has made carries its garment instead (requirement S2.56). */
export const sketchItemSchema = boardItemSchema.extend({
  traced: hashOf('traced').nullable().default(null),
  garment: cutGarmentSchema.nullable().default(null),
})

/** A print: the width of its tile on cloth in millimetres, and how it repeats. */
export const printItemSchema = boardItemSchema.extend({
  width: z.number().min(2).max(2000).default(160),
  repeat: repeatSchema.default('straight'),
})

/** A colorboard entry (requirement S3.07). */
export const colorItemSchema = z.object({
  id: z.string().min(1).max(60),
  name: z.string().max(limits.nameLength).default(''),
  tcx: z.string().max(20).default(''),
  color: colorSchema,
  gradient: gradientSchema.nullable().default(null),
  /** Neither changed nor removed until it is unlocked, and in its place when the board is put in an order. */
  locked: z.boolean().optional(),
})
export type ColorItem = z.output<typeof colorItemSchema>

/** A chosen mannequin: a person of the catalogue and a stance, somebody's own, which has one stance, or a whole cast, which has none (requirement S5.17). */
export const mannequinItemSchema = z.object({
  id: z.string().max(90),
  person: personSchema,
  pose: z.string().max(60),
})
export type MannequinItem = z.output<typeof mannequinItemSchema>

/** The project document: settings and boards (requirements S3.03 to S3.08). It begins to name its version with its second one. */
const presentSchema = z.object({
  name: z.string().trim().min(1).max(limits.nameLength),
  kind: z.enum(['series', 'single']).default('series'),
  mode: z.enum(['manual', 'agent']).default('manual'),
  gender: z.enum(['female', 'male']).default('female'),
  ageGroup: z.enum(['adult', 'child']).default('adult'),
  direction: directionHandSchema.prefault({}),
  positions: z.array(z.string().max(60)).max(40).default([]),
  style: styleSchema.default('illustration'),
  systemShare: z.number().int().min(0).max(100).default(limits.defaultShare),
  brandShare: z.number().int().min(0).max(100).default(limits.defaultShare),
  prompt: z.string().max(limits.promptLength).default(''),
  /** The brand whose DNA steers the looks by its share (requirement S3.03). */
  brandId: idOf('brand').nullable().default(null),
  /** The brief that the project began with (requirement S5.05). */
  briefId: idOf('brief').nullable().default(null),
  moodTemplateId: z.string().max(60).nullable().default(null),
  moodPositions: placesSchema.default([]),
  moodSheet: sheetSchema.default(plainSheet),
  boards: z.object({
    mood: z.array(boardItemSchema).max(limits.board.mood),
    print: z.array(printItemSchema).max(limits.board.print),
    sketch: z.array(sketchItemSchema).max(limits.board.sketch),
    color: z.array(colorItemSchema).max(limits.board.color),
    mannequins: z.array(mannequinItemSchema).max(limits.mannequins.most),
    marketing: z.array(boardItemSchema).max(limits.board.marketing),
  }),
})
export type Project = z.output<typeof presentSchema>

/** The kind of document that a project is. */
export const projectDocument = defineDocument({ id: 'project', present: presentSchema, migrations: projectMigrations })
/** Reads a project document of any version. */
export const projectSchema = projectDocument.reads

/** The boards that hold pictures. */
export type PictureBoard = 'mood' | 'print' | 'sketch' | 'marketing'

/** A new project with empty boards. */
export const newProject = (name: string, settings: Partial<Omit<Project, 'name' | 'boards'>> = {}): Project =>
  projectSchema.parse({
    ...settings,
    name,
    boards: { mood: [], print: [], sketch: [], color: [], mannequins: [], marketing: [] },
  })

/** The ids of the pictures that stand on a project's boards. */
export const pictureIds = ({ boards }: Project): string[] => [
  ...new Set([...boards.mood, ...boards.print, ...boards.sketch, ...boards.marketing].map(({ id }) => id)),
]
