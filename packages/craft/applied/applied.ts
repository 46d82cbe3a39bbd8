import { z } from 'zod'
import { notionOnSchema } from './notionOn.ts'
import { regionSchema } from './region.ts'

/** What lies on a garment's cloth, in the order of laying: the first lies undermost. */
export const appliedSchema = z.discriminatedUnion('kind', [regionSchema, notionOnSchema])
export type Applied = z.output<typeof appliedSchema>
