import { limits } from '@toile/rules/limits.ts'
import { and, isNull } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { project } from '../host/database/schema/projects.ts'

/** A name that none of a person's projects has: the wanted one, else with the next free number after it. */
export async function freeName(tx: Transaction, ownerId: string, wanted: string): Promise<string> {
  const rows = await tx
    .select({ name: project.name })
    .from(project)
    .where(and(ownedBy(project, ownerId), isNull(project.deletedAt)))
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()))
  if (!taken.has(wanted.toLowerCase())) return wanted
  const stem = wanted.replace(/ \d{1,4}$/, '')
  for (let number = 2; ; number++) {
    const name = `${stem.slice(0, limits.nameLength - `${number}`.length - 1)} ${number}`
    if (!taken.has(name.toLowerCase())) return name
  }
}
