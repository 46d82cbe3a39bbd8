import type { ProjectState } from '@toile/contract/features/history.ts'
import { limits } from '@toile/rules/limits.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { type KeptDesign, keptDocument, projectState } from '../../host/database/schema/states.ts'
import type { OwnProject } from '../../library/ownProject.ts'
import { addressOf } from '../../pictures/hold/picture.ts'

const covers = (designs: readonly KeptDesign[]): string[] =>
  [...designs.filter(({ state }) => state === 'liked'), ...designs.filter(({ state }) => state === 'draft')]
    .flatMap(({ thumbnails }) => thumbnails['160'] ?? thumbnails['480'] ?? [])
    .slice(0, 4)
    .map((hash) => addressOf(hash, 'image/webp'))

const amount = (designs: readonly KeptDesign[], state: KeptDesign['state']) =>
  designs.filter((one) => one.state === state).length

/** The states of a collection with what they hold, latest first (requirement S2.50). */
export async function listStates(tx: Transaction, { ownerId, projectId }: OwnProject): Promise<ProjectState[]> {
  const rows = await tx
    .select({
      state: projectState,
      sketches: sql<number>`coalesce(jsonb_array_length(${keptDocument.body}->'boards'->'sketch'), 0)`,
    })
    .from(projectState)
    .leftJoin(keptDocument, and(ownedBy(keptDocument, ownerId), eq(keptDocument.hash, projectState.documentHash)))
    .where(and(ownedBy(projectState, ownerId), eq(projectState.projectId, projectId)))
    .orderBy(desc(projectState.createdAt), desc(projectState.id))
    .limit(limits.history.states)
  return rows.map(({ state: { id, reason, name, designs, createdAt }, sketches }) => ({
    id,
    reason,
    name,
    counts: {
      looks: amount(designs, 'draft') + amount(designs, 'liked'),
      liked: amount(designs, 'liked'),
      deleted: amount(designs, 'deleted'),
      sketches,
    },
    covers: covers(designs),
    createdAt: createdAt.toISOString(),
  }))
}
