import { colorSchema } from '@toile/fashion/colors/color.ts'
import { briefSchema, steeringSchema } from '@toile/fashion/designs/compose/brief.ts'
import { tiers } from '@toile/fashion/limits.ts'
import { cutGarmentSchema } from '@toile/fashion/sketches/cutGarment.ts'
import { sketchCategorySchema } from '@toile/fashion/sketches/sketchCategory.ts'
import { boardPrintSchema } from '@toile/fashion/moods/boardPrint.ts'
import { templateIds } from '@toile/fashion/moods/templates/index.ts'
import { printDocumentSchema } from '@toile/fashion/prints/printDocument.ts'
import { repeatSchema } from '@toile/fashion/prints/repeat.ts'
import { repeatExportSchema } from '@toile/fashion/prints/repeatExport.ts'
import { wishSchema } from '@toile/fashion/words/wishSchema.ts'
import { z } from 'zod'
import { lookFileSchema } from './lookFile.ts'
import { boxSchema, closesSchema, strokesSchema } from './wanted.ts'

/** The speed tiers by id (requirement S3.25). */
export const tierSchema = z.enum(
  tiers.map(({ id }) => id) as [(typeof tiers)[number]['id'], ...(typeof tiers)[number]['id'][]],
)

/** A sketch of a board that looks are made without: its category is unsure, or no garment was found in it. */
export const leftOutSchema = z.object({ fileId: z.uuid(), name: z.string(), why: z.enum(['unsure', 'nothing']) })
export type LeftOut = z.output<typeof leftOutSchema>

/** A file that a task leaves: kept for a day, and fetched with `tasks.fetchFile`. */
export const leftFileSchema = z.object({
  hash: z.string(),
  mime: z.string(),
  name: z.string(),
  bytes: z.number().optional(),
})
export type LeftFile = z.output<typeof leftFileSchema>

const namedSchema = z.object({ id: z.uuid(), name: z.string() })

/** What ordering a task answers: its place in the queue and its price in credits. */
export const queuedSchema = z.object({ taskId: z.uuid(), position: z.number().int(), cost: z.number().int() })

/** Work longer than a second: what it needs and what it leaves behind. */
export const tasks = {
  /** Looks from the frozen brief of a project; sketches that are not traced yet are traced first (requirements S1.05, S9.04). */
  generateDesigns: {
    takes: z.object({
      projectId: z.uuid(),
      tier: tierSchema,
      brief: briefSchema,
      untraced: z.array(z.uuid()),
      leftOut: z.array(leftOutSchema).default([]),
    }),
    gives: z.object({ designIds: z.array(z.uuid()), leftOut: z.array(leftOutSchema).default([]) }),
  },
  /** Four prints from words, pictures or both (requirements S5.16, S9.04). */
  generatePrints: {
    takes: z.object({
      text: z.string().default(''),
      wishes: z.array(wishSchema),
      fileIds: z.array(z.uuid()),
      colors: z.array(colorSchema),
      repeat: repeatSchema.nullable(),
      width: z.number().nullable(),
      count: z.number().int(),
      seed: z.number().int(),
    }),
    gives: z.object({ elementIds: z.array(z.uuid()) }),
  },
  /** Slogans or logos from plain text (requirements S3.27, S5.18). */
  generateLettering: {
    takes: z.object({
      kind: z.enum(['slogan', 'logo']),
      text: z.string(),
      colors: z.array(colorSchema),
      cloth: colorSchema.nullable(),
      layout: z.string().nullable(),
      mood: z.string().nullable(),
      keywords: z.array(z.string()),
      language: z.string(),
      count: z.number().int(),
      seed: z.number().int(),
    }),
    gives: z.object({ elementIds: z.array(z.uuid()) }),
  },
  /** Technical flats from a category, words, or as variations of a sketch (requirement S2.56). */
  generateSketches: {
    takes: z.object({
      text: z.string().default(''),
      category: sketchCategorySchema.nullable(),
      wishes: z.array(wishSchema),
      fileId: z.uuid().nullable(),
      garment: cutGarmentSchema.nullable(),
      gender: z.enum(['female', 'male']),
      back: z.boolean(),
      ...steeringSchema.shape,
      count: z.number().int(),
      seed: z.number().int(),
    }),
    gives: z.object({ elementIds: z.array(z.uuid()) }),
  },
  /** Moodboards from words and colours (requirements S2.52, S5.14). */
  generateMoods: {
    takes: z.object({
      text: z.string().default(''),
      wishes: z.array(wishSchema),
      colors: z.array(colorSchema),
      template: z.enum(templateIds).nullable(),
      language: z.string(),
      count: z.number().int(),
      seed: z.number().int(),
    }),
    gives: z.object({ elementIds: z.array(z.uuid()) }),
  },
  /** A thing is cut out of its ground (requirements S2.52, S3.27). */
  cutOut: {
    takes: z.object({ fileId: z.uuid(), box: boxSchema.nullable(), keep: strokesSchema, drop: strokesSchema }),
    gives: z.object({
      fileId: z.uuid(),
      confidence: z.number(),
      asks: z.boolean(),
      parts: z.number().int(),
      box: boxSchema,
    }),
  },
  /** A texture becomes a tile (requirement S2.52). */
  makeTile: {
    takes: z.object({ fileId: z.uuid() }),
    gives: z.object({
      fileId: z.uuid(),
      period: z.object({ across: z.number().int().nullable(), down: z.number().int().nullable() }),
      quality: z.number(),
      warning: z.boolean(),
    }),
  },
  /** The motifs of a picture, each cut out (requirements S2.52, S5.16). */
  findMotifs: {
    takes: z.object({ fileId: z.uuid() }),
    gives: z.object({
      motifs: z.array(
        z.object({
          fileId: z.uuid(),
          box: boxSchema,
          colors: z.array(z.object({ color: colorSchema, share: z.number() })),
          times: z.number().int(),
        }),
      ),
      texture: z.boolean(),
    }),
  },
  /** A picture of somebody becomes a mannequin: cut out, with every landmark proposed (requirement S2.51). */
  traceFigure: {
    takes: z.object({
      fileId: z.uuid(),
      keep: strokesSchema.default([]),
      drop: strokesSchema.default([]),
    }),
    gives: z.object({ figure: z.string(), sure: z.boolean() }),
  },
  /** Boards as a file (requirement S5.21). */
  printBoard: {
    takes: boardPrintSchema.extend({ projectId: z.uuid(), language: z.string() }),
    gives: leftFileSchema,
  },
  /** A print in its true scale and inks as a file (requirement S3.27). */
  exportRepeat: { takes: repeatExportSchema.extend({ document: printDocumentSchema }), gives: leftFileSchema },
  /** The pictures of a brand become its profile (requirement S2.61). */
  measureBrand: {
    takes: z.object({ brandId: z.uuid() }),
    gives: z.object({ pictures: z.number().int(), confidence: z.number() }),
  },
  /** A print drawn or enlarged to a longer side (requirement S5.19). */
  upscalePrint: {
    takes: z.object({ elementId: z.uuid().nullable(), fileId: z.uuid().nullable(), side: z.number().int() }),
    gives: z.object({ fileId: z.uuid() }),
  },
  /** Pictures of the library in one ZIP (requirement S2.44). */
  packLibrary: {
    takes: z.object({ ids: z.array(z.uuid()) }),
    gives: leftFileSchema,
  },
  /** A look as a file (requirement S1.06). */
  exportLook: { takes: z.object({ designId: z.uuid(), file: lookFileSchema }), gives: leftFileSchema },
  /** The looks of a collection in one ZIP (requirement S1.06). */
  packCollection: {
    takes: z.object({ projectId: z.uuid(), only: z.enum(['all', 'liked']) }),
    gives: leftFileSchema,
  },
  /** A collection as one file (requirement S1.14). */
  exportProject: { takes: z.object({ projectId: z.uuid(), states: z.boolean() }), gives: leftFileSchema },
  /** A .toile file, stored under its hash, becomes a collection; one whose collection is here already is only told of, unless a copy is asked for (requirement S1.14). */
  importProject: {
    takes: z.object({ hash: z.string(), bytes: z.number(), copy: z.boolean() }),
    gives: z.object({ imported: namedSchema.nullable(), already: namedSchema.nullable() }),
  },
  /** A sketch becomes a piece: mask, lines, category and anchors, as a person's strokes and box rule (requirements S3.25 to S3.27). */
  traceSketch: {
    takes: z.object({
      fileId: z.uuid(),
      category: z.string().max(60).nullable(),
      keep: strokesSchema.default([]),
      drop: strokesSchema.default([]),
      close: closesSchema.default([]),
      box: boxSchema.nullable().default(null),
    }),
    gives: z.object({ traced: z.string() }),
  },
} as const satisfies Record<string, { takes: z.ZodType; gives: z.ZodType }>

export type TaskKind = keyof typeof tasks
export type TaskInput<K extends TaskKind> = z.output<(typeof tasks)[K]['takes']>
export type TaskOutput<K extends TaskKind> = z.output<(typeof tasks)[K]['gives']>

/** The kinds of task that leave a file. */
export type FileTaskKind = {
  [K in TaskKind]: (typeof tasks)[K]['gives'] extends typeof leftFileSchema ? K : never
}[TaskKind]
const isKind = (kind: string): kind is TaskKind => kind in tasks
/** Whether tasks of a kind leave a file. */
export const leavesFile = (kind: string): kind is FileTaskKind => isKind(kind) && tasks[kind].gives === leftFileSchema

/** The states of a task (requirement S4.17). */
export const taskStatusSchema = z.enum(['waiting', 'running', 'succeeded', 'partlySucceeded', 'failed', 'cancelled'])
export type TaskStatus = z.output<typeof taskStatusSchema>

/** A task as its owner sees it; position counts from 1 and is 0 once it runs (requirement S4.10). */
export const taskSchema = z.object({
  id: z.uuid(),
  kind: z.enum(Object.keys(tasks) as [TaskKind, ...TaskKind[]]),
  projectId: z.uuid().nullable(),
  status: taskStatusSchema,
  position: z.number().int(),
  progress: z.number().min(0).max(1),
  cost: z.number().int(),
  message: z.string(),
  /** Whether it failed for a reason that another try would only meet again. */
  lasting: z.boolean().optional(),
  output: z.unknown(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Task = z.output<typeof taskSchema>
