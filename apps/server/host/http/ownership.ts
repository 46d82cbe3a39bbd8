import type { Call, Thing } from '@toile/contract/call.ts'
import type { Identity } from '@toile/fashion/people/access.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, countDistinct, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/database.ts'
import { schema } from '../database/schema/index.ts'

/** Where a thing stands: the column that names it and the column that names its owner. */
interface Place {
  table: PgTable
  id: PgColumn
  owner: PgColumn
  only?: SQL
}

const {
  brand,
  brief,
  project,
  design,
  task,
  file,
  libraryItem,
  element,
  session,
  figure,
  traced,
  projectState,
  upload,
} = schema

const places: Record<Thing, Place> = {
  project: { table: project, id: project.id, owner: project.ownerId },
  design: { table: design, id: design.id, owner: design.ownerId },
  task: { table: task, id: task.id, owner: task.ownerId },
  file: { table: file, id: file.id, owner: file.ownerId },
  libraryItem: { table: libraryItem, id: libraryItem.id, owner: libraryItem.ownerId },
  element: { table: element, id: element.id, owner: element.ownerId },
  token: { table: session, id: session.id, owner: session.personId, only: eq(session.kind, 'program') },
  figure: { table: figure, id: figure.hash, owner: figure.ownerId },
  brief: { table: brief, id: brief.id, owner: brief.ownerId },
  state: { table: projectState, id: projectState.id, owner: projectState.ownerId },
  brand: { table: brand, id: brand.id, owner: brand.ownerId },
  upload: { table: upload, id: upload.id, owner: upload.ownerId },
  traced: { table: traced, id: traced.hash, owner: traced.ownerId },
}

async function holdsAll(tx: Transaction, thing: Thing, owner: string, ids: readonly string[]): Promise<boolean> {
  const { table, id, owner: holder, only } = places[thing]
  const wanted = [...new Set(ids)]
  const [{ held }] = await tx
    .select({ held: countDistinct(id) })
    .from(table)
    .where(and(inArray(id, wanted), eq(holder, owner), only))
  return held === wanted.length
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string')

/** Refuses, as if it did not exist, every thing a call names that is not its caller's, one or a list of them (requirement S6.11). */
export async function checkOwnership(
  tx: Transaction,
  call: Call,
  identity: Identity | null,
  input: unknown,
): Promise<void> {
  for (const [field, thing] of Object.entries(call.owns)) {
    const ids = idsIn((input as Record<string, unknown>)[field])
    if (ids.length === 0) continue
    if (!identity || !(await holdsAll(tx, thing, identity.id, ids))) throw refuse('notFound')
  }
}
