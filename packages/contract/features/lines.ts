import { cutGarmentSchema } from '@toile/craft/garments/cutGarment.ts'
import { lineDrawingDocument, lineDrawingSchema } from '@toile/craft/sketches/lineDrawing.ts'
import { lineChoicesSchema } from '@toile/craft/sketches/linesOrder.ts'
import { limits } from '@toile/rules/limits.ts'
import { foreign, idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { queuedSchema } from '../tasks.ts'
import { boxSchema, strokesSchema } from '../wanted.ts'
import { pictureSchema } from './files.ts'

const nameSchema = z.string().trim().min(1).max(limits.nameLength)
const categorySchema = lineDrawingDocument.present.shape.category

/** A line drawing that was taken from a picture (requirement S3.11): staged until it is liked, then in the library as a sketch. */
const lineEntrySchema = z.object({
  id: z.uuid(),
  isLike: z.boolean(),
  /** The address of its picture, a PNG. */
  url: z.string(),
  /** Where it is worn: top, outer, whole, bottom, accessory or shoes. */
  category: z.string(),
  /** What it is, as boards and sketches spell it. */
  categoryValue: categorySchema,
  /** The same as a person reads it, in the language of whoever asked. */
  categoryShow: z.string(),
  state: z.enum(['staged', 'liked', 'deleted']),
  name: z.string(),
  document: lineDrawingDocument.present,
  picture: pictureSchema,
  /** The picture that it was taken from, and where in its pixels; null where a look was never drawn. */
  from: pictureSchema.nullable(),
  box: boxSchema.nullable(),
  /** The look that it was taken from; null where that is gone, and of any other picture. */
  designId: z.uuid().nullable(),
  taskId: z.uuid().nullable(),
  /** Place among the drawings of its picture. */
  position: z.number().int(),
  /** Counts its corrections; `correct` says which one it changes. */
  revision: z.number().int(),
  createdAt: moment,
})
export type LineEntry = z.output<typeof lineEntrySchema>

/** What is taken apart: a look, liked or not; a product picture, of which a look tells more than its pixels do; a stored picture. */
const ofSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('look'), designId: idOf('design') }),
  z.object({ kind: z.literal('product'), productId: idOf('product') }),
  z.object({ kind: z.literal('picture'), fileId: idOf('file') }),
])
export type LinesOf = z.input<typeof ofSchema>

const one = {
  takes: z.object({ id: idOf('lineDrawing') }),
  gives: lineEntrySchema,
  method: 'POST',
  who: 'studio',
} as const

export const lines = calls({
  order: {
    method: 'POST',
    most: limits.strokesBody,
    path: '/api/lines/order',
    says: 'Queues taking a picture apart into line drawings, one for each garment in it, and holds its credits; strokes (keep, drop), in pixels of the picture, rule what is cloth.',
    label: 'Take a picture apart',
    costs: () => limits.lineDrawing.credits,
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      of: ofSchema,
      keep: strokesSchema.default([]),
      drop: strokesSchema.default([]),
      choices: lineChoicesSchema.default(lineChoicesSchema.parse({})),
    }),
    gives: queuedSchema,
  },
  list: {
    method: 'POST',
    path: '/api/lines/list',
    says: 'Line drawings, latest picture first and those of one picture together: all, of one look, picture or task, or liked ones; pass the last id to go on.',
    who: 'studio',
    changes: false,
    takes: z.object({
      taskId: idOf('task').optional(),
      designId: idOf('design').optional(),
      fileId: idOf('file').optional(),
      liked: z.boolean().default(false),
      after: foreign(z.uuid(), 'A place in the list, sought among the caller’s own.').optional(),
    }),
    gives: z.object({ items: z.array(lineEntrySchema), more: z.boolean() }),
  },
  open: { ...one, changes: false, path: '/api/lines/open', says: 'One line drawing.' },
  recognise: {
    ...one,
    changes: false,
    path: '/api/lines/recognise',
    says: 'What a line drawing is taken for: three categories, likeliest first, and the garments of the catalogue that come nearest to it in the category it has or is given, with their knobs.',
    takes: z.object({ id: idOf('lineDrawing'), category: categorySchema.nullable().default(null) }),
    gives: z.object({
      choices: z
        .array(
          z.object({ categoryValue: categorySchema, categoryShow: z.string(), confidence: z.number().min(0).max(1) }),
        )
        .max(3),
      garments: z.array(cutGarmentSchema).max(3),
    }),
  },
  correct: {
    ...one,
    most: limits.documentBody,
    path: '/api/lines/correct',
    says: 'Draws a line drawing as it was corrected and keeps it as its new state; refused when it was changed elsewhere since, or when nothing is drawn in it.',
    label: 'Keep the corrected line drawing',
    agent: 'never',
    takes: z.object({
      id: idOf('lineDrawing'),
      /** The revision that was corrected. */
      revision: z.int32(),
      document: lineDrawingSchema,
    }),
  },
  rename: {
    ...one,
    path: '/api/lines/rename',
    says: 'Renames a line drawing, in the library too.',
    label: 'Call the line drawing “{{name}}”',
    undo: {
      verb: 'lines.rename',
      input: ({ id }: Ided, _, { name }: { name: string }) => ({ id, name }),
    },
    takes: z.object({ id: idOf('lineDrawing'), name: nameSchema }),
  },
  like: {
    ...one,
    path: '/api/lines/like',
    says: 'Keeps a line drawing in the library as a sketch that can be changed.',
    label: 'Like the line drawing',
    undo: { verb: 'lines.unlike', input: ({ id }: Ided) => ({ id }) },
  },
  unlike: {
    ...one,
    path: '/api/lines/unlike',
    says: 'Reverses a like and takes the line drawing out of the library again.',
    label: 'Take the like of the line drawing back',
    undo: { verb: 'lines.like', input: ({ id }: Ided) => ({ id }) },
  },
  remove: {
    ...one,
    path: '/api/lines/delete',
    says: 'Puts a line drawing aside; it can be brought back.',
    label: 'Put the line drawing aside',
    undo: { verb: 'lines.restore', input: ({ id }: Ided) => ({ id }) },
  },
  restore: {
    ...one,
    path: '/api/lines/restore',
    says: 'Brings back a line drawing that was put aside.',
    label: 'Bring the line drawing back',
    undo: { verb: 'lines.remove', input: ({ id }: Ided) => ({ id }) },
  },
  pack: {
    method: 'POST',
    path: '/api/lines/pack',
    says: 'Queues line drawings as one ZIP, each as SVG and as PNG.',
    label: 'Pack the line drawings',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ ids: z.array(idOf('lineDrawing')).min(1).max(limits.library.atOnce) }),
    gives: queuedSchema,
  },
})
