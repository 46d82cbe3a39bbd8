import { productListIds } from '@toile/craft/products/productLists.ts'
import { z } from 'zod'

/** The lists of a project’s product pictures (requirement S3.10). */
export const productListSchema = z.enum(productListIds)
