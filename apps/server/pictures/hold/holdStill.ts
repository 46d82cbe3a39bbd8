import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { person } from '../../host/database/schema/people.ts'

/** Lets whatever else counts a person's things wait until the transaction ends, so that "at most so many" holds for calls at once; asked before anything else of theirs is locked. */
export async function holdStill(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: person.id }).from(person).where(ownedBy(person, ownerId)).for('no key update')
}
