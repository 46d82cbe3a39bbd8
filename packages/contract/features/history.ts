import { limits } from '@toile/rules/limits.ts'
import { foreign, idOf } from '@toile/rules/naming.ts'
import { lookParts } from '@toile/studio/history/compareLooks.ts'
import { boardNames } from '@toile/studio/projects/boardNames.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { projectWire } from '../project/projectWire.ts'
import { queuedSchema } from '../tasks.ts'
import { pictureSchema } from './files.ts'

const name = z.string().trim().min(1).max(limits.nameLength)
const ids = z.array(idOf('project')).min(1).max(limits.history.atOnce)
const count = z.number().int()
const listState = z.enum(['draft', 'liked', 'deleted'])

/** Why a state of a collection was kept (requirement S2.50). */
export const stateReasons = [
  'saved',
  'cleared',
  'retrieved',
  'generated',
  'liked',
  'imported',
  'merged',
  'named',
] as const
const stateReasonSchema = z.enum(stateReasons)
export type StateReason = z.output<typeof stateReasonSchema>

/** A collection as the history lists it; covers are its looks, liked ones first, or the pictures of its boards while it has none. */
const historyEntrySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['series', 'single']),
  gender: z.string(),
  ageGroup: z.string(),
  counts: z.object({ looks: count, liked: count, deleted: count, sketches: count }),
  covers: z.array(z.object({ url: z.string(), kind: z.enum(['look', 'picture']) })),
  revision: count,
  createdAt: moment,
  updatedAt: moment,
  deletedAt: moment.nullable(),
})
export type HistoryEntry = z.output<typeof historyEntrySchema>

/** A state of a collection with what it held; the counts are those of its lists. */
const projectStateSchema = z.object({
  id: z.uuid(),
  reason: stateReasonSchema,
  name: z.string(),
  counts: historyEntrySchema.shape.counts,
  covers: z.array(z.string()),
  createdAt: moment,
})
export type ProjectState = z.output<typeof projectStateSchema>

/** The boards of a collection, by name. */
const boardNameSchema = z.enum(boardNames)

const side = z.object({
  project: projectWire,
  looks: z.array(
    z.object({
      id: z.uuid(),
      state: listState,
      position: count,
      full: z.string().nullable(),
      small: z.string().nullable(),
    }),
  ),
})
export type ComparedSide = z.output<typeof side>

const comparison = z.object({
  before: side,
  after: side,
  differences: z.object({
    boards: z.array(
      z.object({
        board: boardNameSchema,
        added: z.array(z.string()),
        removed: z.array(z.string()),
        moved: z.array(z.string()),
        changed: z.array(z.string()),
      }),
    ),
    settings: z.array(z.string()),
    looks: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['added', 'removed', 'changed']),
        before: listState.nullable(),
        after: listState.nullable(),
        parts: z.array(z.enum(lookParts.map(({ id }) => id))),
      }),
    ),
  }),
  pictures: z.array(pictureSchema),
})
export type Comparison = z.output<typeof comparison>

const thing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('item'), board: boardNameSchema, id: z.string().max(90) }),
  z.object({ kind: z.literal('setting'), name: z.string().max(60) }),
  z.object({
    kind: z.literal('look'),
    id: foreign(z.uuid(), 'A look of the state, which the project may hold no longer.'),
  }),
])

/** Of a change to a whole collection: its revision, the state that keeps what stood before, and how many pictures are held no longer. */
const retrieved = z.object({ revision: count, former: z.uuid(), lost: count })

export const history = calls({
  listCollections: {
    method: 'POST',
    path: '/api/history/list',
    says: 'A page of the collections of the person by name and by the days on which they were worked on, both inclusive, in a time zone; pass the last id to go on. With the first page come the months of everything found.',
    who: 'studio',
    changes: false,
    takes: z.object({
      search: z.string().max(limits.nameLength).default(''),
      from: z.iso.date().nullable().default(null),
      to: z.iso.date().nullable().default(null),
      zone: z.string().max(60).default('UTC'),
      sort: z.enum(['changed', 'made', 'name']).default('changed'),
      bin: z.boolean().default(false),
      after: foreign(z.uuid(), 'A place in the list, sought among the caller’s own.').optional(),
    }),
    gives: z.object({
      items: z.array(historyEntrySchema),
      total: count,
      more: z.boolean(),
      months: z.array(z.object({ month: z.string(), count })),
    }),
  },
  renameCollection: {
    method: 'POST',
    path: '/api/history/rename',
    says: 'Renames a collection.',
    label: 'Call the collection “{{name}}”',
    undo: {
      verb: 'history.renameCollection',
      input: ({ id }: Ided, _, { name: former }: { name: string }) => ({ id, name: former }),
    },
    who: 'studio',
    takes: z.object({ id: idOf('project'), name }),
    gives: historyEntrySchema,
  },
  duplicateCollection: {
    method: 'POST',
    path: '/api/history/duplicate',
    says: 'Makes a second collection of one: boards, settings and lists alike, designs of its own; without a name it is called after the first.',
    label: 'Duplicate the collection',
    undo: { verb: 'history.deleteCollections', input: (_, { id }: Ided) => ({ ids: [id] }) },
    who: 'studio',
    takes: z.object({ id: idOf('project'), name: name.optional() }),
    gives: historyEntrySchema,
  },
  deleteCollections: {
    method: 'POST',
    path: '/api/history/delete',
    says: 'Puts collections into the bin, which keeps them for 30 days.',
    label: 'Put collections into the bin',
    agent: 'always',
    undo: 'bin',
    who: 'studio',
    takes: z.object({ ids }),
    gives: z.object({}),
  },
  restoreCollections: {
    method: 'POST',
    path: '/api/history/restore',
    says: 'Takes collections out of the bin.',
    label: 'Take collections out of the bin',
    undo: { verb: 'history.deleteCollections', input: ({ ids }: { ids: readonly string[] }) => ({ ids }) },
    who: 'studio',
    takes: z.object({ ids }),
    gives: z.object({}),
  },
  deleteForGood: {
    method: 'POST',
    path: '/api/history/delete-for-good',
    says: 'Deletes collections that are in the bin, with their states, for good.',
    label: 'Delete collections for good',
    agent: 'never',
    undo: 'never',
    who: 'studio',
    takes: z.object({ ids }),
    gives: z.object({}),
  },
  listStates: {
    method: 'POST',
    path: '/api/history/states',
    says: 'The kept states of a collection, latest first.',
    who: 'studio',
    changes: false,
    takes: z.object({ projectId: idOf('project') }),
    gives: z.array(projectStateSchema),
  },
  keepState: {
    method: 'POST',
    path: '/api/history/keep',
    says: 'Keeps how a collection stands now under a name.',
    label: 'Keep how the collection stands as “{{name}}”',
    undo: 'never',
    who: 'studio',
    takes: z.object({ projectId: idOf('project'), name }),
    gives: z.object({ id: z.uuid() }),
  },
  nameState: {
    method: 'POST',
    path: '/api/history/name-state',
    says: 'Names a state, which then is never thinned out.',
    label: 'Call the kept state “{{name}}”',
    undo: {
      verb: 'history.nameState',
      input: ({ id }: Ided, _, { name: former }: { name: string }) => ({ id, name: former }),
    },
    who: 'studio',
    takes: z.object({ id: idOf('state'), name }),
    gives: z.object({ id: z.uuid() }),
  },
  retrieve: {
    method: 'POST',
    path: '/api/history/retrieve',
    says: 'Brings a collection back as it stood in a state: boards, settings, positions, designs, liked and deleted lists, final order. What stood before is kept as a state of its own.',
    label: 'Bring the collection back as it stood',
    undo: {
      verb: 'history.retrieve',
      input: ({ projectId }: { projectId: string }, { former }: { former: string }) => ({ projectId, stateId: former }),
    },
    who: 'studio',
    takes: z.object({ projectId: idOf('project'), stateId: idOf('state'), revision: z.int32().optional() }),
    gives: retrieved,
  },
  compareStates: {
    method: 'POST',
    path: '/api/history/compare',
    says: 'Two states of a collection and what differs between them; null stands for how it is now.',
    who: 'studio',
    changes: false,
    takes: z.object({ projectId: idOf('project'), before: idOf('state').nullable(), after: idOf('state').nullable() }),
    gives: comparison,
  },
  bringBack: {
    method: 'POST',
    path: '/api/history/bring-back',
    says: 'Brings single items, settings and looks back as they stood in a state. What stood before is kept as a state of its own.',
    label: 'Bring single things back as they stood',
    undo: {
      verb: 'history.retrieve',
      input: ({ projectId }: { projectId: string }, { former }: { former: string }) => ({ projectId, stateId: former }),
    },
    who: 'studio',
    takes: z.object({ projectId: idOf('project'), stateId: idOf('state'), things: z.array(thing).min(1).max(500) }),
    gives: retrieved,
  },
  exportProject: {
    method: 'POST',
    path: '/api/history/export',
    says: 'Queues a collection as one .toile file: boards, settings, designs, elements, traced pieces, own mannequins, pictures and the final order, with its states where they are asked for.',
    label: 'Write the collection into one file',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ projectId: idOf('project'), states: z.boolean().default(false) }),
    gives: queuedSchema,
  },
  importProject: {
    method: 'POST',
    path: '/api/history/import',
    says: 'Queues a .toile file to be opened as a collection of the person. A file whose collection is here already is only told of, unless a copy is asked for.',
    label: 'Open a collection from a file',
    agent: 'never',
    who: 'studio',
    sends: 'file',
    most: limits.collectionFile.bytes,
    takes: z.object({ copy: z.enum(['yes', 'no']).default('no') }),
    gives: queuedSchema,
  },
})
