import type { Design } from '@toile/craft/designs/design.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { sure } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'

/** A look as it stands, with what it is called. */
export interface NamedLook {
  designId: string
  name: string
  look: Design
}

/** Looks of a project that something is ordered of: those that are named, in that order, or all liked ones; refuses where none is chosen, and where one is not there. */
export async function readLooks(
  tx: Transaction,
  ownerId: string,
  { projectId, designIds, liked }: { projectId: string; designIds: readonly string[]; liked: boolean },
): Promise<NamedLook[]> {
  if (!liked && designIds.length === 0) throw refuse('looksNeeded')
  const ids = [...new Set(designIds)]
  const state = liked ? eq(design.state, 'liked') : and(inArray(design.id, ids), ne(design.state, 'deleted'))
  const rows = await tx
    .select()
    .from(design)
    .where(and(ownedBy(design, ownerId), eq(design.projectId, projectId), state))
    .orderBy(asc(design.position), asc(design.createdAt))
  if (rows.length === 0) throw refuse(liked ? 'nothingLiked' : 'notFound')
  if (!liked && rows.length < ids.length) throw refuse('notFound')
  const documents = await sizedDesigns(tx, ownerId, rows)
  const looks = rows.map((row, i) => ({
    designId: row.id,
    name: `Look ${lookNumber(row)}`,
    look: sure(documents[i]),
  }))
  return liked ? looks : ids.flatMap((id) => looks.find(({ designId }) => designId === id) ?? [])
}
