import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'

/** Which of some looks that rows name are still there; others may come back out of a state. */
export async function looksThere(
  tx: Transaction,
  ownerId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const named = [...new Set(ids.flatMap((id) => id ?? []))]
  if (named.length === 0) return new Set()
  const rows = await tx
    .select({ id: design.id })
    .from(design)
    .where(and(ownedBy(design, ownerId), inArray(design.id, named)))
  return new Set(rows.map(({ id }) => id))
}
