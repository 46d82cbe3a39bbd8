import { designDocument } from '@toile/craft/designs/design.ts'
import { lightSchema } from '@toile/craft/products/light.ts'
import { retouchedSchema } from '@toile/craft/products/retouch.ts'
import { shotGroundSchema, shotSchema } from '@toile/craft/products/shot.ts'
import { limits } from '@toile/rules/limits.ts'
import { foreign, idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { productListSchema } from '../productList.ts'
import { productMeasuresSchema } from '../productMeasures.ts'
import { leftOutLookSchema } from '../tasks/leftOutLook.ts'
import { queuedSchema } from '../tasks.ts'
import { pictureSchema } from './files.ts'

const { pictures, results, credits, relightCredits } = limits.products
const nameSchema = z.string().trim().min(1).max(limits.nameLength)

/** What a picture is of, in the form of today: a look and its shot, or a picture and its steps. */
const presentWorkSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('look'), look: designDocument.present, shot: shotSchema }),
  z.object({ of: z.literal('picture'), retouched: retouchedSchema }),
])

/** A product picture of a project: staged until it is liked (requirements S3.10, S4.03). */
const productEntrySchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  list: productListSchema,
  state: z.enum(['staged', 'liked', 'deleted']),
  name: z.string(),
  work: presentWorkSchema,
  /** The look that it was taken of; null where that is gone, and of an uploaded picture. */
  designId: z.uuid().nullable(),
  /** The product picture that it was made from. */
  from: z.uuid().nullable(),
  picture: pictureSchema,
  /** What was measured in it; null where nothing was asked for that could be. */
  measures: productMeasuresSchema.nullable(),
  taskId: z.uuid().nullable(),
  /** Place among the results of its task. */
  position: z.number().int(),
  /** Counts its changes; `keep` says which one it changes. */
  revision: z.number().int(),
  createdAt: moment,
})
export type ProductEntry = z.output<typeof productEntrySchema>

const one = {
  takes: z.object({ id: idOf('product') }),
  gives: productEntrySchema,
  method: 'POST',
  who: 'studio',
} as const

export const products = calls({
  list: {
    method: 'POST',
    path: '/api/product/list',
    says: 'Product pictures of a project, latest first, of one list or of both, put aside ones too; pass the last id to go on.',
    who: 'studio',
    changes: false,
    takes: z.object({
      projectId: idOf('project'),
      list: productListSchema.optional(),
      taskId: idOf('task').optional(),
      after: foreign(z.uuid(), 'A place in the list, sought among the caller’s own.').optional(),
    }),
    gives: z.object({ items: z.array(productEntrySchema), more: z.boolean() }),
  },
  open: { ...one, changes: false, path: '/api/product/open', says: 'One product picture.' },
  order: {
    method: 'POST',
    path: '/api/product/order',
    says: 'Queues product pictures of looks, of those that are named or of all liked ones of a project, in one shot, and holds their credits; names the looks that are left out because none of their garments is seen.',
    label: 'Take product images',
    costs: (asked: { designIds?: readonly string[]; results?: number }) =>
      (asked.designIds?.length || 1) * (asked.results ?? 1) * credits,
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      projectId: idOf('project'),
      designIds: z.array(idOf('design')).max(pictures).default([]),
      /** All liked looks in place of named ones. */
      liked: z.boolean().default(false),
      shot: shotSchema,
      /** Of each look so many, each with another chance. */
      results: z.number().int().min(1).max(results).default(1),
      /** Garments in true size to each other: the largest fills its picture. */
      sameScale: z.boolean().default(false),
    }),
    gives: queuedSchema.extend({ leftOut: z.array(leftOutLookSchema.extend({ says: z.string() })) }),
  },
  relight: {
    method: 'POST',
    path: '/api/product/relight',
    says: 'Queues product pictures once more in another light, on another ground where one is told; each result stands in the list of relit pictures and tells what it was made from.',
    label: 'Relight pictures',
    costs: ({ ids }: { ids: readonly string[] }) => ids.length * relightCredits,
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      ids: z.array(idOf('product')).min(1).max(pictures),
      light: lightSchema,
      ground: shotGroundSchema.nullable().default(null),
      /** Of pictures that are not of looks: how much of their own light is taken out first. */
      without: z.number().min(0).max(1).default(0.6),
    }),
    gives: queuedSchema,
  },
  begin: {
    method: 'POST',
    path: '/api/product/begin',
    says: 'Queues taking an uploaded picture among the product pictures of a project: what stands out in it is sought, and told whether that is sure.',
    label: 'Begin a product image with a picture',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ projectId: idOf('project'), fileId: idOf('file') }),
    gives: queuedSchema,
  },
  keep: {
    method: 'POST',
    most: limits.strokesBody,
    path: '/api/product/keep',
    says: 'Draws a picture with the steps that change it and keeps it: as a new one, or with a revision as the new state of the one it began with; refused when that was changed elsewhere since.',
    label: 'Keep the edited picture',
    agent: 'never',
    who: 'studio',
    takes: z.object({
      /** The product picture that the work began with. */
      id: idOf('product'),
      /** The revision of that picture, whose new state this is; without it, it becomes a picture of its own. */
      revision: z.int32().optional(),
      name: nameSchema.optional(),
      retouched: retouchedSchema,
    }),
    gives: productEntrySchema,
  },
  rename: {
    ...one,
    path: '/api/product/rename',
    says: 'Renames a product picture, in the library too.',
    label: 'Call the picture “{{name}}”',
    undo: {
      verb: 'products.rename',
      input: ({ id }: Ided, _, { name }: { name: string }) => ({ id, name }),
    },
    takes: z.object({ id: idOf('product'), name: nameSchema }),
  },
  like: {
    ...one,
    path: '/api/product/like',
    says: 'Moves a product picture to the liked list and into the library.',
    label: 'Like the picture',
    undo: { verb: 'products.unlike', input: ({ id }: Ided) => ({ id }) },
  },
  unlike: {
    ...one,
    path: '/api/product/unlike',
    says: 'Reverses a like and takes the picture out of the library again.',
    label: 'Take the like of the picture back',
    undo: { verb: 'products.like', input: ({ id }: Ided) => ({ id }) },
  },
  remove: {
    ...one,
    path: '/api/product/delete',
    says: 'Puts a product picture aside; it can be brought back.',
    label: 'Put the picture aside',
    undo: { verb: 'products.restore', input: ({ id }: Ided) => ({ id }) },
  },
  restore: {
    ...one,
    path: '/api/product/restore',
    says: 'Brings back a product picture that was put aside.',
    label: 'Bring the picture back',
    undo: { verb: 'products.remove', input: ({ id }: Ided) => ({ id }) },
  },
  pack: {
    method: 'POST',
    path: '/api/product/pack',
    says: 'Queues product pictures as one ZIP with a contact sheet: those that are named, or a list of a project, of it the liked ones unless all are asked for.',
    label: 'Pack the product images',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      projectId: idOf('project'),
      ids: z.array(idOf('product')).max(limits.library.atOnce).default([]),
      list: productListSchema.default('toProductImage'),
      only: z.enum(['all', 'liked']).default('liked'),
    }),
    gives: queuedSchema,
  },
})
