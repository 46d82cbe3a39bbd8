import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { creditEntry, person } from '../database/schema/people.ts'

/** Takes a task's credits from a person until it ends; refuses when there are too few. */
export async function holdCredits(tx: Transaction, personId: string, taskId: string, amount: number): Promise<void> {
  if (amount === 0) return
  const taken = await tx
    .update(person)
    .set({ credits: sql`${person.credits} - ${amount}` })
    .where(and(eq(person.id, personId), gte(person.credits, amount)))
    .returning({ id: person.id })
  if (taken.length === 0) {
    const [left] = await tx.select({ credits: person.credits }).from(person).where(eq(person.id, personId))
    throw refuse('pointsInsufficient', { needed: amount, left: left?.credits ?? 0 })
  }
  await tx.insert(creditEntry).values({ personId, taskId, amount: -amount, reason: 'held' })
}

/** Ends the hold of a task: what was used stays taken, the rest returns. */
export async function settleCredits(
  tx: Transaction,
  hold: { personId: string; taskId: string; held: number },
  used: number,
): Promise<void> {
  const { personId, taskId, held } = hold
  const kept = Math.min(Math.max(used, 0), held)
  const returned = held - kept
  if (held === 0) return
  await tx
    .update(person)
    .set({ credits: sql`${person.credits} + ${returned}`, creditsUsed: sql`${person.creditsUsed} + ${kept}` })
    .where(eq(person.id, personId))
  if (returned > 0) await tx.insert(creditEntry).values({ personId, taskId, amount: returned, reason: 'returned' })
}
