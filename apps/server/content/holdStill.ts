import { eq } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { person } from '../host/database/schema/people.ts'

/** Lets whatever else counts a person's things wait until the transaction ends, so that "at most so many" holds for calls at once; asked before anything else of theirs is locked. */
export async function holdStill(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: person.id }).from(person).where(eq(person.id, ownerId)).for('no key update')
}
