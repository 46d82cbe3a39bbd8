import { brandDocument, brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { brandProfileSchema } from '@toile/craft/brands/profile.ts'
import { readingSchema } from '@toile/craft/brands/brandReading.ts'
import { colorSchema } from '@toile/craft/colors/color.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { queuedSchema } from '../tasks.ts'
import { pictureSchema } from './files.ts'

/** A brand in a list, with enough to know it again (requirement S3.18). */
const brandLineSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  slogan: z.string(),
  logoUrl: z.string().nullable(),
  covers: z.array(z.string()).max(4),
  colors: z.array(colorSchema),
  pictures: z.number().int(),
  measuredAt: moment.nullable(),
  completedAt: moment.nullable(),
})
export type BrandLine = z.output<typeof brandLineSchema>

/** A picture of a brand with what was read in it, once it was. */
const brandPictureSchema = z.object({
  picture: pictureSchema,
  reading: readingSchema.pick({ kind: true, faults: true, confidence: true }).nullable(),
})

/** A brand as its owner sees it (requirement S2.61): its document, what was measured, and the task that measures now. */
const brandEntrySchema = z.object({
  id: z.uuid(),
  revision: z.number().int(),
  brand: brandDocument.present,
  logo: pictureSchema.nullable(),
  pictures: z.array(brandPictureSchema),
  profile: brandProfileSchema.nullable(),
  rightsAt: moment.nullable(),
  measuredAt: moment.nullable(),
  completedAt: moment.nullable(),
  taskId: z.uuid().nullable(),
})
export type BrandEntry = z.output<typeof brandEntrySchema>

const one = { who: 'studio' } as const
const id = idOf('brand')

export const brands = calls({
  listBrands: {
    method: 'POST',
    path: '/api/brand/list',
    says: 'The caller’s brands, the latest changed first.',
    who: 'studio',
    changes: false,
    takes: z.object({}),
    gives: z.object({ brands: z.array(brandLineSchema) }),
  },
  createBrand: {
    method: 'POST',
    path: '/api/brand/create',
    says: 'Begins a brand with its name.',
    label: 'Begin the brand “{{name}}”',
    undo: { verb: 'brands.deleteBrand', input: (_, { id }: Ided) => ({ id }) },
    who: 'studio',
    takes: z.object({ name: brandDocument.present.shape.name }),
    gives: z.object({ id }),
  },
  readBrand: {
    method: 'POST',
    path: '/api/brand/read',
    says: 'A brand with its pictures, what was read in each, and its measured profile.',
    ...one,
    changes: false,
    takes: z.object({ id }),
    gives: brandEntrySchema,
  },
  saveBrand: {
    method: 'POST',
    path: '/api/brand/save',
    says: 'Saves a brand; new pictures are taken only with the declaration of their rights, and are measured at once when there are enough.',
    label: 'Save the brand',
    agent: 'always',
    undo: 'never',
    ...one,
    takes: z.object({
      id,
      revision: z.int32(),
      brand: brandSchema,
      /** The caller declares to hold the rights in every picture of the brand. */
      rights: z.boolean().default(false),
    }),
    gives: z.object({ revision: z.number().int(), savedAt: moment, taskId: z.uuid().nullable() }),
  },
  measureBrand: {
    method: 'POST',
    path: '/api/brand/measure',
    says: 'Queues the measuring of a brand’s pictures; those that were read before are not read again.',
    label: 'Measure the brand',
    undo: 'cancel',
    ...one,
    takes: z.object({ id }),
    gives: queuedSchema,
  },
  deleteBrand: {
    method: 'POST',
    path: '/api/brand/delete',
    says: 'Deletes a brand; it can be restored.',
    label: 'Delete the brand',
    agent: 'always',
    undo: { verb: 'brands.restoreBrand', input: ({ id }: Ided) => ({ id }) },
    ...one,
    takes: z.object({ id }),
    gives: z.object({}),
  },
  restoreBrand: {
    method: 'POST',
    path: '/api/brand/restore',
    says: 'Brings a deleted brand back.',
    label: 'Bring the brand back',
    undo: { verb: 'brands.deleteBrand', input: ({ id }: Ided) => ({ id }) },
    ...one,
    takes: z.object({ id }),
    gives: z.object({}),
  },
})
