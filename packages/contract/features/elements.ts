import { elementDocumentSchema, elementKinds, presentElementSchema } from '@toile/craft/elements/element.ts'
import { limits } from '@toile/rules/limits.ts'
import { foreign, idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { pictureSchema } from './files.ts'

const kindSchema = z.enum(elementKinds)
const nameSchema = z.string().trim().min(1).max(limits.nameLength)

/** Something that the engine made for a board or for films: staged until it is liked (requirement S4.03). */
const elementEntrySchema = z.object({
  id: z.uuid(),
  kind: kindSchema,
  name: z.string(),
  state: z.enum(['staged', 'liked', 'deleted']),
  document: presentElementSchema,
  /** Of a sketch, the category of its garment; else empty. */
  category: z.string().max(60).optional(),
  picture: pictureSchema,
  /** Its entry in the library, and how it is called there; null where it is in none, or in the bin. */
  kept: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  taskId: z.uuid().nullable(),
  createdAt: moment,
})
export type ElementEntry = z.output<typeof elementEntrySchema>

const one = {
  takes: z.object({ id: idOf('element') }),
  gives: elementEntrySchema,
  method: 'POST',
  who: 'studio',
} as const

export const elements = calls({
  list: {
    method: 'POST',
    path: '/api/element/made',
    says: 'What was made for boards and films, latest first: of a kind, of a task, in the library, or holding given pictures; pass the last id to go on.',
    who: 'studio',
    changes: false,
    takes: z.object({
      kinds: z.array(kindSchema).max(elementKinds.length).default([]),
      taskId: idOf('task').optional(),
      /** Only what is in the library, and not in its bin. */
      kept: z.boolean().default(false),
      fileIds: foreign(z.array(z.uuid()).max(60), 'Pictures of others find nothing.').default([]),
      after: foreign(z.uuid(), 'A place in the list, sought among the caller’s own.').optional(),
    }),
    gives: z.object({ items: z.array(elementEntrySchema), more: z.boolean() }),
  },
  open: { ...one, changes: false, path: '/api/element/made/open', says: 'One made element.' },
  like: {
    ...one,
    path: '/api/element/made/like',
    says: 'Keeps a made element in the library.',
    label: 'Keep what was made',
    undo: { verb: 'elements.unlike', input: ({ id }: Ided) => ({ id }) },
  },
  unlike: {
    ...one,
    path: '/api/element/made/unlike',
    says: 'Takes a made element out of the library again.',
    label: 'Take what was made out of the library',
    undo: { verb: 'elements.like', input: ({ id }: Ided) => ({ id }) },
  },
  remove: {
    ...one,
    path: '/api/element/made/delete',
    says: 'Puts a made element aside; it can be brought back.',
    label: 'Put what was made aside',
    undo: { verb: 'elements.restore', input: ({ id }: Ided) => ({ id }) },
  },
  restore: {
    ...one,
    path: '/api/element/made/restore',
    says: 'Brings back an element that was put aside.',
    label: 'Bring back what was made',
    undo: { verb: 'elements.remove', input: ({ id }: Ided) => ({ id }) },
  },
  keep: {
    method: 'POST',
    most: limits.documentBody,
    path: '/api/element/made/keep',
    says: 'Draws a document made by hand in an editor and keeps it in the library; a motion whose name another has there gets the next free one.',
    label: 'Keep “{{name}}” in the library',
    undo: { verb: 'elements.unlike', input: (_, { id }: Ided) => ({ id }) },
    who: 'studio',
    takes: z.object({ name: nameSchema, document: elementDocumentSchema }),
    gives: elementEntrySchema,
  },
})
