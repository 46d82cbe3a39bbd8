import { refuse } from '@toile/rules/refusals.ts'
import { bringBack, type Thing } from '@toile/studio/history/bringBack.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { settleLibrary } from '../../library/likedLooks.ts'
import type { OwnProject } from '../../library/ownProject.ts'
import { keepState } from '../../documents/projectStates/keepState.ts'
import { drawMissing, putLooks } from '../../documents/projectStates/putLooks.ts'
import { readState, stateRow } from '../../documents/projectStates/readState.ts'
import {
  lockProject,
  type Retrieved,
  type Retrieving,
  withHeldPictures,
  writeLocked,
} from '../../documents/projectStates/retrieveState.ts'

/** Brings single things of a state back; looks that it did not have go to the deleted list (requirement S2.50). */
export async function bringThingsBack(
  { load, keep, files, ownerId }: Retrieving,
  { projectId, stateId, things }: { projectId: string; stateId: string; things: readonly Thing[] },
): Promise<Retrieved> {
  const own = { ownerId, projectId }
  const wanted = new Set(things.flatMap((thing) => (thing.kind === 'look' ? [thing.id] : [])))
  const { designs } = await load((tx) => stateRow(tx, own, stateId))
  const kept = designs.filter(({ id }) => wanted.has(id))
  const missing = await drawMissing({ load, files, ownerId }, kept)
  return keep(async (tx) => {
    const row = await lockProject(tx, ownerId, projectId)
    const { snapshot } = await readState(tx, await stateRow(tx, own, stateId))
    const project = bringBack(projectSchema.parse(row.document), snapshot.project, things)
    const former = await keepState(tx, { ...own, reason: 'retrieved' })
    await putAway(
      tx,
      own,
      [...wanted].filter((id) => !kept.some((one) => one.id === id)),
    )
    await putLooks(tx, own, kept)
    await missing.hang(tx)
    if (wanted.size) await settleLibrary(tx, own)
    const { document, lost } = await withHeldPictures(tx, ownerId, project)
    return { revision: await writeLocked(tx, row, document), former, lost }
  })
}

/** Puts looks of a project, which must all be there, on its deleted list. */
async function putAway(tx: Transaction, { ownerId, projectId }: OwnProject, later: readonly string[]): Promise<void> {
  if (later.length === 0) return
  const put = await tx
    .update(design)
    .set({ state: 'deleted', updatedAt: new Date() })
    .where(and(ownedBy(design, ownerId), eq(design.projectId, projectId), inArray(design.id, [...later])))
    .returning({ id: design.id })
  if (put.length < later.length) throw refuse('notFound')
}
