import { brushPresetDocument } from '@toile/canvas/brushes/brushPreset.ts'
import { canvasDocument, storedCanvasSchema } from '@toile/canvas/document/storedCanvas.ts'
import { designDocument, designSchema } from '@toile/craft/designs/design.ts'
import { limits } from '@toile/rules/limits.ts'
import { foreign, idOf, sha256 } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { pictureSchema } from './files.ts'

const { side: least, body } = limits.paintings
const sideSchema = z.number().int().min(least).max(limits.canvas.side)
const nameSchema = z.string().trim().min(1).max(limits.nameLength)

const openedLook = { view: z.enum(['front', 'back']), width: z.number().int(), height: z.number().int() }

/** A look as it was when it was opened on the canvas: from which side, on which sheet; paint goes back on it. */
export const openedLookSchema = z.object({ ...openedLook, design: designDocument.present })
export type OpenedLook = z.output<typeof openedLookSchema>

/** What a painting began with. */
const originSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('look'),
    designId: idOf('design'),
    opened: z.object({ ...openedLook, design: designSchema }).optional(),
  }),
  z.object({ kind: z.literal('product'), productId: idOf('product') }),
  z.object({ kind: z.literal('file'), fileId: idOf('file') }),
  z.object({ kind: z.literal('libraryItem'), itemId: idOf('libraryItem') }),
])

/** The kinds of things that a painting may begin with. */
const canvasOrigins = ['look', 'product', 'file', 'libraryItem'] as const
export type CanvasOriginKind = (typeof canvasOrigins)[number]

/** A painting of a person, of a project where it was opened in one (requirements S3.13, S3.20). */
const canvasEntrySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  projectId: z.uuid().nullable(),
  /** What it began with, which may be gone. */
  origin: z.object({ kind: z.enum(canvasOrigins), id: z.uuid() }).nullable(),
  width: z.number().int(),
  height: z.number().int(),
  /** How many layers it has. */
  layers: z.number().int(),
  /** A small picture of it; null until one was sent. */
  preview: pictureSchema.nullable(),
  /** Its entry in the library; null where it is in none, or in the bin. */
  kept: z.uuid().nullable(),
  /** Counts its changes; `keep` says which one it changes. */
  revision: z.number().int(),
  createdAt: moment,
  updatedAt: moment,
  /** When it was put into the bin. */
  deletedAt: moment.nullable(),
})
export type CanvasEntry = z.output<typeof canvasEntrySchema>

/** What came of keeping a painting: where it was not kept, why, the newest revision, and the tiles that are not here. */
const keptCanvasSchema = z.object({
  kept: z.boolean(),
  says: z.string(),
  revision: z.number().int(),
  missing: z.array(z.string()),
})
export type KeptCanvas = z.output<typeof keptCanvasSchema>

/** What windows are told, as the event `canvas`, when a painting has changed: one whose revision is not theirs was changed elsewhere. */
export const canvasEventSchema = z.object({ canvasId: z.uuid(), revision: z.number().int() })

/** Where a tile is read, for its owner alone. */
export const tileAddress = (hash: string): string => `/api/canvas/tile/${hash}.png`

const brushEntrySchema = z.object({ id: z.uuid(), preset: brushPresetDocument.present, createdAt: moment })
export type BrushEntry = z.output<typeof brushEntrySchema>

const one = {
  takes: z.object({ id: idOf('canvas') }),
  gives: canvasEntrySchema,
  method: 'POST',
  who: 'studio',
} as const

const oneBrush = {
  takes: z.object({ id: idOf('brushPreset') }),
  gives: brushEntrySchema,
  method: 'POST',
  who: 'studio',
} as const

export const canvas = calls({
  make: {
    method: 'POST',
    most: limits.documentBody,
    path: '/api/canvas/make',
    says: 'Makes an empty painting of a size, in a project where it is opened in one, and says what it began with.',
    label: 'Begin the painting “{{name}}”',
    undo: { verb: 'canvas.remove', input: (_, { id }: Ided) => ({ id }) },
    who: 'studio',
    takes: z.object({
      name: nameSchema,
      width: sideSchema,
      height: sideSchema,
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .default('#ffffff'),
      projectId: idOf('project').nullable().default(null),
      origin: originSchema.nullable().default(null),
    }),
    gives: canvasEntrySchema,
  },
  list: {
    method: 'POST',
    path: '/api/canvas/list',
    says: 'Paintings, the one that was worked on last first: all, of one project, of what they began with, or those in the bin; what lies with its project in the bin is not among them; pass the last id to go on.',
    who: 'studio',
    changes: false,
    takes: z.object({
      projectId: idOf('project').optional(),
      of: foreign(
        z.uuid(),
        'What paintings began with may be gone; they are sought among the caller’s own.',
      ).optional(),
      bin: z.boolean().default(false),
      after: foreign(z.uuid(), 'A place in the list, sought among the caller’s own.').optional(),
    }),
    gives: z.object({ items: z.array(canvasEntrySchema), more: z.boolean() }),
  },
  open: {
    ...one,
    changes: false,
    path: '/api/canvas/open',
    says: 'One painting with its document; its tiles are read by their hashes at /api/canvas/tile/<hash>.png.',
    gives: z.object({
      canvas: canvasEntrySchema,
      document: canvasDocument.present,
      /** The look that it was opened of, as it was then. */
      opened: openedLookSchema.nullable(),
    }),
  },
  lacking: {
    method: 'POST',
    path: '/api/canvas/tiles/lacking',
    says: 'Which of some tiles, by their hashes, are not here and would have to be sent.',
    who: 'studio',
    changes: false,
    most: body,
    takes: z.object({
      hashes: foreign(z.array(sha256()).max(limits.paintings.tiles), 'Those of others are answered as not here.'),
    }),
    gives: z.object({ hashes: z.array(z.string()) }),
  },
  sendTiles: {
    method: 'POST',
    path: '/api/canvas/tiles',
    says: 'Stores tiles that come in one body, each a PNG of 256 by 256 pixels named by its SHA-256; those that are here already stay. A painting that names them has to be kept within a day.',
    label: 'Send tiles of a painting',
    agent: 'never',
    who: 'studio',
    sends: 'file',
    most: limits.tilePack.bytes,
    takes: z.object({}),
    gives: z.object({ hashes: z.array(z.string()) }),
  },
  keep: {
    method: 'POST',
    most: body,
    path: '/api/canvas/keep',
    says: 'Keeps a painting as it now stands; not kept, with a sentence, where it was changed elsewhere since or tiles that it names are not here, which are named. The same sent twice is kept once.',
    label: 'Keep the painting',
    agent: 'never',
    who: 'studio',
    takes: z.object({
      id: idOf('canvas'),
      /** The revision that was changed. */
      revision: z.int32(),
      document: storedCanvasSchema,
    }),
    gives: keptCanvasSchema,
  },
  rename: {
    ...one,
    path: '/api/canvas/rename',
    says: 'Renames a painting, in the library too.',
    label: 'Call the painting “{{name}}”',
    undo: {
      verb: 'canvas.rename',
      input: ({ id }: Ided, _, { name }: { name: string }) => ({ id, name }),
    },
    takes: z.object({ id: idOf('canvas'), name: nameSchema }),
  },
  duplicate: {
    ...one,
    path: '/api/canvas/duplicate',
    says: 'Makes a second painting of one, in the same project and with the same tiles.',
    label: 'Duplicate the painting',
    undo: { verb: 'canvas.remove', input: (_, { id }: Ided) => ({ id }) },
  },
  remove: {
    ...one,
    path: '/api/canvas/delete',
    says: 'Puts a painting into the bin, from which it can be brought back for thirty days; what lies in the library stays there.',
    label: 'Put the painting into the bin',
    undo: { verb: 'canvas.restore', input: ({ id }: Ided) => ({ id }) },
  },
  restore: {
    ...one,
    path: '/api/canvas/restore',
    says: 'Brings a painting back out of the bin.',
    label: 'Bring the painting back',
    undo: { verb: 'canvas.remove', input: ({ id }: Ided) => ({ id }) },
  },
  keepPreview: {
    ...one,
    path: '/api/canvas/preview',
    says: 'Takes a small picture of a painting, by which lists show it.',
    label: 'Keep the preview of a painting',
    agent: 'never',
    sends: 'file',
    most: limits.paintingPicture.preview,
  },
  like: {
    ...one,
    path: '/api/canvas/like',
    says: 'Puts the flattened picture of a painting, which is sent with it, into the library; one that is there already shows the new picture.',
    label: 'Like the painting',
    agent: 'never',
    undo: { verb: 'canvas.unlike', input: ({ id }: Ided) => ({ id }) },
    sends: 'file',
    most: limits.paintingPicture.whole,
  },
  unlike: {
    ...one,
    path: '/api/canvas/unlike',
    says: 'Takes the picture of a painting out of the library again.',
    label: 'Take the like of the painting back',
    agent: 'never',
    undo: 'never',
  },
  listBrushes: {
    method: 'POST',
    path: '/api/canvas/brush/list',
    says: 'The caller’s own brushes, by their names.',
    who: 'studio',
    changes: false,
    takes: z.object({}),
    gives: z.array(brushEntrySchema),
  },
  keepBrush: {
    method: 'POST',
    path: '/api/canvas/brush/keep',
    says: 'Keeps a brush of one’s own: a brush with its knobs under a name; in place of another where that is told.',
    label: 'Keep a brush of one’s own',
    undo: { verb: 'canvas.removeBrush', input: (_, { id }: Ided) => ({ id }) },
    who: 'studio',
    takes: z.object({ id: idOf('brushPreset').optional(), preset: brushPresetDocument.reads }),
    gives: brushEntrySchema,
  },
  removeBrush: {
    ...oneBrush,
    path: '/api/canvas/brush/delete',
    says: 'Takes a brush of one’s own away; it can be brought back for thirty days.',
    label: 'Take the brush away',
    undo: { verb: 'canvas.restoreBrush', input: ({ id }: Ided) => ({ id }) },
  },
  restoreBrush: {
    ...oneBrush,
    path: '/api/canvas/brush/restore',
    says: 'Brings back a brush of one’s own that was taken away.',
    label: 'Bring the brush back',
    undo: { verb: 'canvas.removeBrush', input: ({ id }: Ided) => ({ id }) },
  },
})
