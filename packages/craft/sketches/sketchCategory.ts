import { z } from 'zod'
import { categories } from '../garments/categories.ts'
import type { BodyCategory } from '../garments/garment.ts'

/** A category that can be sketched: everything that covers the body (requirement S3.26). */
export const sketchCategorySchema = z.enum(categories.map(({ id }) => id) as [BodyCategory, ...BodyCategory[]])
