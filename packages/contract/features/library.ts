import { limits } from '@toile/fashion/limits.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { moment } from '../moment.ts'
import { pictureSchema } from './files.ts'

/** The tabs of the library (requirement S1.13). */
export const libraryTabSchema = z.enum([
  'moodboards',
  'prints',
  'sketches',
  'elements',
  'mannequins',
  'models',
  'brand',
])
export type LibraryTab = z.output<typeof libraryTabSchema>

/** What a person keeps: an upload, or a liked design. */
export const libraryEntrySchema = z.object({
  id: z.uuid(),
  tab: libraryTabSchema,
  name: z.string(),
  category: z.string(),
  picture: pictureSchema.nullable(),
  designId: z.uuid().nullable(),
  /** The own mannequin that it is, by hash. */
  figure: z.string().nullable(),
  createdAt: moment,
})
export type LibraryEntry = z.output<typeof libraryEntrySchema>

export const library = calls({
  listItems: {
    method: 'POST',
    path: '/api/library/list',
    says: 'A page of a tab of the library, latest first; pass the last id to go on.',
    who: 'studio',
    changes: false,
    takes: z.object({ tab: libraryTabSchema, after: z.uuid().optional(), search: z.string().max(80).default('') }),
    gives: z.object({ items: z.array(libraryEntrySchema), total: z.number().int(), more: z.boolean() }),
  },
  addItem: {
    method: 'POST',
    path: '/api/library/add',
    says: 'Keeps an uploaded picture in a tab of the library.',
    who: 'studio',
    owns: { fileId: 'file' },
    takes: z.object({
      fileId: z.uuid(),
      tab: libraryTabSchema,
      name: z.string().trim().min(1).max(limits.nameLength),
      category: z.string().max(60).default(''),
    }),
    gives: libraryEntrySchema,
  },
  renameItem: {
    method: 'POST',
    path: '/api/library/rename',
    says: 'Renames an entry.',
    who: 'studio',
    owns: { id: 'libraryItem' },
    takes: z.object({ id: z.uuid(), name: z.string().trim().min(1).max(limits.nameLength) }),
    gives: libraryEntrySchema,
  },
  deleteItem: {
    method: 'POST',
    path: '/api/library/delete',
    says: 'Takes an entry out of the library; it can be brought back.',
    who: 'studio',
    owns: { id: 'libraryItem' },
    takes: z.object({ id: z.uuid() }),
    gives: z.object({}),
  },
  restoreItem: {
    method: 'POST',
    path: '/api/library/restore',
    says: 'Brings back an entry that was taken out.',
    who: 'studio',
    owns: { id: 'libraryItem' },
    takes: z.object({ id: z.uuid() }),
    gives: libraryEntrySchema,
  },
})
