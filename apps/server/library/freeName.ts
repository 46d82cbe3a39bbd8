import { and, isNull } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { project } from '../host/database/schema/projects.ts'
import { nameBeside } from './nameBeside.ts'

/** A name that none of a person's projects has: the wanted one, else with the next free number after it. */
export async function freeName(tx: Transaction, ownerId: string, wanted: string): Promise<string> {
  const rows = await tx
    .select({ name: project.name })
    .from(project)
    .where(and(ownedBy(project, ownerId), isNull(project.deletedAt)))
  return nameBeside(
    rows.map(({ name }) => name),
    wanted,
  )
}
