import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { pattern } from '../../host/database/schema/patterns.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'

/** The names of a person's patterns; refuses one more beyond the last, however it comes. */
export async function checkPatternRoom(tx: Transaction, ownerId: string): Promise<string[]> {
  await holdStill(tx, ownerId)
  const { perPerson } = limits.patterns
  const held = await tx
    .select({ name: pattern.name })
    .from(pattern)
    .where(and(ownedBy(pattern, ownerId), isNull(pattern.deletedAt)))
    .limit(perPerson)
  if (held.length >= perPerson) throw refuse('tooManyPatterns', { most: perPerson })
  return held.map(({ name }) => name)
}
