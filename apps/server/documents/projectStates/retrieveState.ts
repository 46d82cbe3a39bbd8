import { refuse } from '@toile/rules/refusals.ts'
import { type Project, pictureIds, projectSchema } from '@toile/studio/projects/project.ts'
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Transact, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Files } from '../../host/files/files.ts'
import { settleLibrary } from '../../library/likedLooks.ts'
import { putCanvases } from '../canvases/putCanvases.ts'
import { keepState } from './keepState.ts'
import { drawMissing, putLooks } from './putLooks.ts'
import { putProducts } from './putProducts.ts'
import { readState, stateRow } from './readState.ts'

/** A project's row, locked so that no save comes between; refuses a revision that is not the present one. */
export async function lockProject(tx: Transaction, ownerId: string, id: string, revision?: number) {
  const [row] = await tx
    .select()
    .from(project)
    .where(and(ownedBy(project, ownerId), eq(project.id, id), isNull(project.deletedAt)))
    .for('update')
  if (!row) throw refuse('notFound')
  if (revision !== undefined && revision !== row.revision) throw refuse('changedElsewhere')
  return row
}

/** Writes a document over a locked project; answers its new revision. */
export async function writeLocked(
  tx: Transaction,
  row: { id: string; ownerId: string; revision: number },
  document: Project,
) {
  const { name, kind, mode } = document
  const revision = row.revision + 1
  await tx
    .update(project)
    .set({ document, name, kind, mode, revision, updatedAt: new Date() })
    .where(and(ownedBy(project, row.ownerId), eq(project.id, row.id)))
  await tx
    .update(collection)
    .set({ name, updatedAt: new Date() })
    .where(and(ownedBy(collection, row.ownerId), eq(collection.projectId, row.id)))
  return revision
}

/** A document without the pictures that its owner no longer holds; answers how many those are. */
export async function withHeldPictures(tx: Transaction, ownerId: string, document: Project) {
  const ids = pictureIds(document)
  if (ids.length === 0) return { document, lost: 0 }
  const rows = await tx
    .select({ id: file.id })
    .from(file)
    .where(and(ownedBy(file, ownerId), inArray(file.id, ids)))
  const held = new Set(rows.map(({ id }) => id))
  if (held.size === ids.length) return { document, lost: 0 }
  const { mood, print, sketch, marketing, ...others } = document.boards
  const present = <T extends { id: string }>(items: readonly T[]) => items.filter(({ id }) => held.has(id))
  const boards = {
    ...others,
    mood: present(mood),
    print: present(print),
    sketch: present(sketch),
    marketing: present(marketing),
  }
  return { document: projectSchema.parse({ ...document, boards }), lost: ids.length - held.size }
}

/** What a retrieval works with. */
export interface Retrieving {
  load: Transact
  keep: Transact
  files: Files
  ownerId: string
}

/** What came of a retrieval: the project's revision, the state that keeps what stood before, and pictures that are held no longer. */
export interface Retrieved {
  revision: number
  former: string
  lost: number
}

/** Brings a whole collection back as it stood in a state; what stands now is kept first, so that it can be brought back likewise (requirement S2.50). */
export async function retrieveState(
  { load, keep, files, ownerId }: Retrieving,
  asked: { projectId: string; stateId: string; revision?: number },
): Promise<Retrieved> {
  const { projectId, stateId, revision } = asked
  const own = { ownerId, projectId }
  const { designs } = await load((tx) => stateRow(tx, own, stateId))
  const missing = await drawMissing({ load, files, ownerId }, designs)
  return keep(async (tx) => {
    const row = await lockProject(tx, ownerId, projectId, revision)
    const state = await stateRow(tx, own, stateId)
    const { snapshot } = await readState(tx, state)
    const former = await keepState(tx, { ...own, reason: 'retrieved' })
    const { document, lost } = await withHeldPictures(tx, ownerId, { ...snapshot.project, name: row.name })
    const ids = state.designs.map(({ id }) => id)
    await tx
      .delete(design)
      .where(
        and(
          ownedBy(design, ownerId),
          eq(design.projectId, projectId),
          ids.length ? notInArray(design.id, ids) : undefined,
        ),
      )
    await putLooks(tx, own, state.designs)
    await tx
      .update(collection)
      .set({ order: state.order })
      .where(and(ownedBy(collection, ownerId), eq(collection.projectId, projectId)))
    await missing.hang(tx)
    await settleLibrary(tx, own)
    const gone = await putProducts(tx, own, state.products)
    await putCanvases(tx, own, state.canvases)
    return { revision: await writeLocked(tx, row, document), former, lost: lost + gone }
  })
}
