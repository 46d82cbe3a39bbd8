import { designSchema } from '@toile/craft/designs/design.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import type { Snapshot } from '@toile/studio/history/snapshot.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import type { Thumbnails } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import { type KeptDesign, keptDocument, projectState } from '../../host/database/schema/states.ts'
import type { OwnProject } from '../../library/ownProject.ts'

/** Pictures that were drawn of a look, by hash, and when it was made. */
interface Drawn {
  pictures: Record<string, string>
  thumbnails: Thumbnails
  /** ISO text. */
  createdAt: string
}

/** A state with the pictures of its looks, by the looks' ids. */
export interface ReadState {
  snapshot: Snapshot
  drawn: ReadonlyMap<string, Drawn>
}

export type StateRow = typeof projectState.$inferSelect

/** A state of a project, locked against thinning until the transaction ends. */
export async function stateRow(tx: Transaction, { ownerId, projectId }: OwnProject, id: string): Promise<StateRow> {
  const [row] = await tx
    .select()
    .from(projectState)
    .where(and(ownedBy(projectState, ownerId), eq(projectState.id, id), eq(projectState.projectId, projectId)))
    .for('share')
  if (!row) throw refuse('notFound')
  return row
}

async function documentsOf(
  tx: Transaction,
  { ownerId, documentHash, designs }: StateRow,
): Promise<Map<string, unknown>> {
  const hashes = [...new Set([documentHash, ...designs.map(({ hash }) => hash)])]
  const rows = await tx
    .select({ hash: keptDocument.hash, body: keptDocument.body })
    .from(keptDocument)
    .where(and(ownedBy(keptDocument, ownerId), inArray(keptDocument.hash, hashes)))
  return new Map(rows.map(({ hash, body }) => [hash, body]))
}

const drawnOf = (designs: readonly (Drawn & { id: string })[]) =>
  new Map(designs.map(({ id, pictures, thumbnails, createdAt }) => [id, { pictures, thumbnails, createdAt }]))

/** A state with its documents read. */
export async function readState(tx: Transaction, row: StateRow): Promise<ReadState> {
  const documents = await documentsOf(tx, row)
  const look = ({ id, state, position, hash }: KeptDesign) => ({
    id,
    state,
    position,
    document: designSchema.parse(documents.get(hash)),
  })
  return {
    snapshot: {
      project: projectSchema.parse(documents.get(row.documentHash)),
      looks: row.designs.map(look),
      order: row.order,
    },
    drawn: drawnOf(row.designs),
  }
}

/** A project as it stands now, in the form of its states. */
export async function readPresent(tx: Transaction, { ownerId, projectId }: OwnProject): Promise<ReadState> {
  const { document } = sureFirst(
    await tx
      .select({ document: project.document })
      .from(project)
      .where(and(ownedBy(project, ownerId), eq(project.id, projectId))),
  )
  const rows = await tx
    .select()
    .from(design)
    .where(and(ownedBy(design, ownerId), eq(design.projectId, projectId)))
    .orderBy(asc(design.position), asc(design.createdAt), asc(design.id))
  const [own] = await tx
    .select({ order: collection.order })
    .from(collection)
    .where(and(ownedBy(collection, ownerId), eq(collection.projectId, projectId)))
  return {
    snapshot: {
      project: projectSchema.parse(document),
      looks: rows.map((row) => ({
        id: row.id,
        state: row.state,
        position: row.position,
        document: designSchema.parse(row.document),
      })),
      order: own?.order ?? [],
    },
    drawn: drawnOf(rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))),
  }
}
