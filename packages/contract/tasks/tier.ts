import { tiers } from '@toile/rules/limits.ts'
import { z } from 'zod'

/** The speed tiers by id (requirement S3.25). */
export const tierSchema = z.enum(
  tiers.map(({ id }) => id) as [(typeof tiers)[number]['id'], ...(typeof tiers)[number]['id'][]],
)
