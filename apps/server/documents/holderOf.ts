import { refuse } from '@toile/rules/refusals.ts'
import type { Identity } from '@toile/studio/people/access.ts'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { person } from '../host/database/schema/people.ts'

/** Who keeps what a task makes, as far as the room and the trial depend on it. */
export type Holder = Pick<Identity, 'id' | 'systemUser' | 'visitor'>

/** The person that a task works for. */
export async function holderOf(tx: Transaction, id: string): Promise<Holder> {
  const [row] = await tx
    .select({ systemUser: person.systemUser, email: person.email })
    .from(person)
    .where(ownedBy(person, id))
  if (!row) throw refuse('notFound')
  return { id, systemUser: row.systemUser, visitor: row.email === null }
}
