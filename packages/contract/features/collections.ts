import { colorwaySchema } from '@toile/craft/designs/lookColorway.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { queuedSchema } from '../tasks.ts'
import { designEntrySchema } from './designs.ts'

/** Collection state (requirement S3.09). */
const collectionSchema = z.object({
  designCollectionId: z.uuid(),
  projectId: z.uuid(),
  name: z.string(),
  designCollectionList: z.array(designEntrySchema),
  likeDesignCollectionList: z.array(designEntrySchema),
  deleteDesignCollectionList: z.array(designEntrySchema),
  /** Of an account that belongs to an organisation: the group whose members share its work; null for a person of their own. */
  userGroupId: z.uuid().nullable(),
  /** The template that the moodboard is laid out by, and its picture: the first picture that it places. */
  templateId: z.string().nullable(),
  templateImgUrl: z.string().nullable(),
  /** The look that was changed last. */
  designId: z.uuid().nullable(),
  /** The sketches that its looks are made from, in the order of the board. */
  showSketchList: z.array(z.object({ id: z.uuid(), category: z.string(), url: z.string() })),
})
export type Collection = z.output<typeof collectionSchema>

const one = {
  takes: z.object({ id: idOf('design') }),
  gives: designEntrySchema,
  method: 'POST',
  who: 'studio',
} as const

export const collections = calls({
  openCollection: {
    method: 'POST',
    path: '/api/design/collection',
    says: 'The designs of a project: drafts, liked and deleted.',
    who: 'studio',
    changes: false,
    takes: z.object({ projectId: idOf('project') }),
    gives: collectionSchema,
  },
  like: {
    ...one,
    path: '/api/design/like',
    says: 'Moves a design to the liked list and into the library.',
    label: 'Like the look',
    undo: { verb: 'collections.unlike', input: ({ id }: Ided) => ({ id }) },
  },
  unlike: {
    ...one,
    path: '/api/design/unlike',
    says: 'Reverses a like and takes out of the library what it brought.',
    label: 'Take the like back',
    undo: { verb: 'collections.like', input: ({ id }: Ided) => ({ id }) },
  },
  remove: {
    ...one,
    path: '/api/design/delete',
    says: 'Moves a design to the deleted list.',
    label: 'Delete the look',
    agent: 'always',
    undo: { verb: 'collections.restore', input: ({ id }: Ided) => ({ id }) },
  },
  restore: {
    ...one,
    path: '/api/design/restore',
    says: 'Brings a deleted design back among the drafts.',
    label: 'Bring the look back',
    undo: { verb: 'collections.remove', input: ({ id }: Ided) => ({ id }) },
  },
  exportCollection: {
    method: 'POST',
    path: '/api/design/export/collection',
    says: 'Queues a ZIP of a project: line-up, pictures, line drawings, and collection.json with every document; each look in its colourways too, or in one of them, where they are asked for.',
    label: 'Pack the collection',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      projectId: idOf('project'),
      only: z.enum(['all', 'liked']).default('all'),
      colorways: z.boolean().default(false),
      /** Of the colourways this one alone. */
      colorway: colorwaySchema.shape.id.optional(),
    }),
    gives: queuedSchema,
  },
})
