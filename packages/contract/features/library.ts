import { colorSchema } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { queuedSchema } from '../tasks.ts'
import { pictureSchema } from './files.ts'

/** The tabs of the library; mannequins are photographs of somebody, models what was made of them, looks what was liked (requirement S1.13). */
export const libraryTabSchema = z.enum([
  'moodboards',
  'prints',
  'sketches',
  'elements',
  'mannequins',
  'models',
  'looks',
  'brand',
])
export type LibraryTab = z.output<typeof libraryTabSchema>

/** Where an entry comes from, as S3.06 spells it. */
export const librarySourceSchema = z.enum(['Upload', 'Generate'])

/** The orders of a list; what is searched for comes first by how well it fits, and the order decides among equals. */
export const librarySortSchema = z.enum(['newest', 'oldest', 'name', 'changed', 'largest'])
export type LibrarySort = z.output<typeof librarySortSchema>

const name = z.string().trim().min(1).max(limits.nameLength)
const category = z.string().trim().max(60)
/** Tags are cleaned, and refused with a sentence of their own, by `cleanTags`. */
const tags = z.array(z.string().max(1_000)).max(limits.library.tags)

/** What of a library is asked for; every filter narrows (requirement S2.44). */
export const libraryFilterSchema = z.object({
  tab: libraryTabSchema.nullable().default(null),
  category: category.nullable().default(null),
  tags: z.array(z.string().max(limits.library.tagLength)).max(20).default([]),
  source: librarySourceSchema.nullable().default(null),
  search: z.string().max(80).default(''),
  /** Pictures that hold this colour: CIEDE2000 at most `within`, weighed by its share. */
  color: colorSchema.nullable().default(null),
  within: z.number().min(1).max(40).default(10),
  /** More like this entry, nearest first. */
  like: idOf('libraryItem').nullable().default(null),
  /** More like this stored picture, which need not be in the library. */
  likeFile: idOf('file').nullable().default(null),
  from: z.iso.date().nullable().default(null),
  to: z.iso.date().nullable().default(null),
  /** True: what was deleted. */
  bin: z.boolean().default(false),
})
export type LibraryFilter = z.output<typeof libraryFilterSchema>

/** What a person keeps: an upload, a liked design, a liked product picture or a liked film. */
const libraryEntrySchema = z.object({
  id: z.uuid(),
  tab: libraryTabSchema,
  name: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  source: librarySourceSchema,
  picture: pictureSchema.nullable(),
  designId: z.uuid().nullable(),
  elementId: z.uuid().nullable(),
  /** The kind of that element. */
  elementKind: z.string().nullable(),
  /** The liked product picture that it shows. */
  productId: z.uuid().nullable(),
  /** The liked film whose poster it shows, and where its MP4 is read. */
  film: z.object({ id: z.uuid(), url: z.string() }).nullable(),
  /** The liked line drawing that it shows. */
  lineDrawingId: z.uuid().nullable(),
  /** The painting whose flattened picture it is. */
  canvasId: z.uuid().nullable(),
  /** The own mannequin that it is, by hash. */
  figure: z.string().nullable(),
  /** The words it was made from. */
  prompt: z.string(),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: moment.nullable(),
})
export type LibraryEntry = z.output<typeof libraryEntrySchema>

const ordered = { sort: librarySortSchema.default('newest'), after: z.string().max(400).optional() }
const count = z.number().int()
const ids = z.array(idOf('libraryItem')).min(1).max(limits.library.atOnce)
const tagCounts = z.array(z.object({ tag: z.string(), count }))

interface Tagging {
  ids: readonly string[]
  add: readonly string[]
  remove: readonly string[]
}

export const library = calls({
  listItems: {
    method: 'POST',
    path: '/api/library/list',
    says: 'A page of the library; pass `next` as `after` to go on.',
    who: 'studio',
    changes: false,
    takes: libraryFilterSchema.extend({ ...ordered, size: z.number().int().min(1).max(200).default(60) }),
    gives: z.object({
      items: z.array(libraryEntrySchema),
      total: count,
      more: z.boolean(),
      next: z.string().nullable(),
    }),
  },
  outlineItems: {
    method: 'POST',
    path: '/api/library/outline',
    says: 'The ids of up to 2,500 entries in their order, with width over height of their pictures.',
    who: 'studio',
    changes: false,
    takes: libraryFilterSchema.extend(ordered),
    gives: z.object({
      keys: z.array(z.object({ id: z.uuid(), aspect: z.number() })),
      total: count,
      next: z.string().nullable(),
    }),
  },
  readItems: {
    method: 'POST',
    path: '/api/library/read',
    says: 'Some entries by their ids, in that order.',
    who: 'studio',
    changes: false,
    takes: z.object({ ids: z.array(idOf('libraryItem')).min(1).max(200) }),
    gives: z.array(libraryEntrySchema),
  },
  countItems: {
    method: 'POST',
    path: '/api/library/count',
    says: 'How many entries fit, and how many each tab, category, tag and source would give in place of its own filter.',
    who: 'studio',
    changes: false,
    takes: libraryFilterSchema,
    gives: z.object({
      total: count,
      tabs: z.array(z.object({ tab: libraryTabSchema, count })),
      categories: z.array(z.object({ category: z.string(), count })),
      tags: tagCounts,
      sources: z.array(z.object({ source: librarySourceSchema, count })),
    }),
  },
  suggestTags: {
    method: 'POST',
    path: '/api/library/tags',
    says: 'Up to twelve of the person’s tags that a text may mean, misspelt or begun.',
    who: 'studio',
    changes: false,
    takes: z.object({ text: z.string().max(80) }),
    gives: tagCounts,
  },
  addItem: {
    method: 'POST',
    path: '/api/library/add',
    says: 'Keeps an uploaded picture in a tab of the library.',
    label: 'Put the picture “{{name}}” into the library',
    undo: { verb: 'library.deleteItems', input: (_, { id }: Ided) => ({ ids: [id] }) },
    who: 'studio',
    takes: z.object({
      fileId: idOf('file'),
      tab: libraryTabSchema,
      name,
      category: category.default(''),
      tags: tags.default([]),
    }),
    gives: libraryEntrySchema,
  },
  renameItem: {
    method: 'POST',
    path: '/api/library/rename',
    says: 'Renames an entry.',
    label: 'Call the entry “{{name}}”',
    undo: {
      verb: 'library.renameItem',
      input: ({ id }: Ided, _, { name: former }: { name: string }) => ({ id, name: former }),
    },
    who: 'studio',
    takes: z.object({ id: idOf('libraryItem'), name }),
    gives: libraryEntrySchema,
  },
  tagItems: {
    method: 'POST',
    path: '/api/library/tag',
    says: 'Puts tags on entries and takes tags off them.',
    label: 'Change the tags of entries',
    undo: {
      verb: 'library.tagItems',
      input: ({ ids: tagged, add, remove }: Tagging) => ({ ids: tagged, add: remove, remove: add }),
    },
    who: 'studio',
    takes: z.object({ ids, add: tags.default([]), remove: tags.default([]) }),
    gives: z.object({}),
  },
  moveItems: {
    method: 'POST',
    path: '/api/library/move',
    says: 'Moves entries to a tab and a category; liked looks and own mannequins keep their tab.',
    label: 'Move entries to another tab',
    undo: 'never',
    who: 'studio',
    takes: z.object({ ids, tab: libraryTabSchema, category: category.default('') }),
    gives: z.object({}),
  },
  deleteItems: {
    method: 'POST',
    path: '/api/library/delete',
    says: 'Puts entries into the bin; they can be brought back for 30 days.',
    label: 'Put entries into the bin',
    agent: 'always',
    undo: 'bin',
    who: 'studio',
    takes: z.object({ ids }),
    gives: z.object({}),
  },
  restoreItems: {
    method: 'POST',
    path: '/api/library/restore',
    says: 'Brings entries back from the bin.',
    label: 'Bring entries back from the bin',
    undo: { verb: 'library.deleteItems', input: ({ ids: back }: { ids: readonly string[] }) => ({ ids: back }) },
    who: 'studio',
    takes: z.object({ ids }),
    gives: z.object({}),
  },
  purgeItems: {
    method: 'POST',
    path: '/api/library/purge',
    says: 'Takes entries out of the bin for good; pictures that something still uses stay.',
    label: 'Take entries out of the bin for good',
    agent: 'never',
    undo: 'never',
    who: 'studio',
    takes: z.object({ ids }),
    gives: z.object({}),
  },
  emptyBin: {
    method: 'POST',
    path: '/api/library/bin/empty',
    says: 'Takes everything out of the bin for good.',
    label: 'Empty the bin for good',
    agent: 'never',
    undo: 'never',
    who: 'studio',
    takes: z.object({}),
    gives: z.object({ purged: count }),
  },
  usedIn: {
    method: 'POST',
    path: '/api/library/used',
    says: 'Where entries are used: on boards, in designs, in brands, in kept prints and other elements made of them.',
    who: 'studio',
    changes: false,
    takes: z.object({ ids: z.array(idOf('libraryItem')).min(1).max(200) }),
    gives: z.array(
      z.object({
        id: z.uuid(),
        uses: z.array(
          z.object({
            kind: z.enum(['project', 'design', 'brand', 'element']),
            id: z.uuid(),
            name: z.string(),
            board: z.string().nullable(),
          }),
        ),
      }),
    ),
  },
  packItems: {
    method: 'POST',
    path: '/api/library/pack',
    says: 'Queues entries as one ZIP with a folder for each tab.',
    label: 'Pack entries',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ ids }),
    gives: queuedSchema,
  },
})
