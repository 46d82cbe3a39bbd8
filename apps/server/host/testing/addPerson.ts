import type { Database } from '../database/database.ts'
import { person } from '../database/schema/people.ts'

/** Adds a person for a test; answers the identifier. */
export async function addPerson(db: Database, credits = 0): Promise<string> {
  const [row] = await db.insert(person).values({ userName: 'Test', credits }).returning({ id: person.id })
  if (!row) throw new Error('The person was not added.')
  return row.id
}
