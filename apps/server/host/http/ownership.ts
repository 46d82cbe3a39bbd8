import type { Call } from '@toile/contract/call.ts'
import { idsIn } from '@toile/contract/idsIn.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { sureFirst } from '@toile/geometry'
import type { Thing } from '@toile/rules/naming.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Identity } from '@toile/studio/people/access.ts'
import { and, countDistinct, eq, inArray, ne, type SQL } from 'drizzle-orm'
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
  designVersion,
  upload,
  productPicture,
  lineDrawing,
  canvas,
  brushPreset,
  pattern,
} = schema

const made = { table: productPicture, id: productPicture.id, owner: productPicture.ownerId }

const places: Record<Thing, Place> = {
  project: { table: project, id: project.id, owner: project.ownerId },
  design: { table: design, id: design.id, owner: design.ownerId },
  task: { table: task, id: task.id, owner: task.ownerId },
  file: { table: file, id: file.id, owner: file.ownerId },
  picture: { table: file, id: file.hash, owner: file.ownerId },
  libraryItem: { table: libraryItem, id: libraryItem.id, owner: libraryItem.ownerId },
  element: { table: element, id: element.id, owner: element.ownerId },
  token: { table: session, id: session.id, owner: session.personId, only: eq(session.kind, 'program') },
  figure: { table: figure, id: figure.hash, owner: figure.ownerId },
  brief: { table: brief, id: brief.id, owner: brief.ownerId },
  state: { table: projectState, id: projectState.id, owner: projectState.ownerId },
  version: { table: designVersion, id: designVersion.id, owner: designVersion.ownerId },
  brand: { table: brand, id: brand.id, owner: brand.ownerId },
  product: { ...made, only: ne(productPicture.list, filmList.id) },
  film: { ...made, only: eq(productPicture.list, filmList.id) },
  lineDrawing: { table: lineDrawing, id: lineDrawing.id, owner: lineDrawing.ownerId },
  pattern: { table: pattern, id: pattern.id, owner: pattern.ownerId },
  canvas: { table: canvas, id: canvas.id, owner: canvas.ownerId },
  brushPreset: { table: brushPreset, id: brushPreset.id, owner: brushPreset.ownerId },
  upload: { table: upload, id: upload.id, owner: upload.ownerId },
  traced: { table: traced, id: traced.hash, owner: traced.ownerId },
}

async function holdsAll(tx: Transaction, thing: Thing, owner: string, ids: readonly string[]): Promise<boolean> {
  const { table, id, owner: holder, only } = places[thing]
  const { held } = sureFirst(
    await tx
      .select({ held: countDistinct(id) })
      .from(table)
      .where(and(inArray(id, [...ids]), eq(holder, owner), only)),
  )
  return held === ids.length
}

/** Refuses, as if it did not exist, every thing that a call names, anywhere in its input, and that is not its caller's (requirement S6.11). */
export async function checkOwnership(
  tx: Transaction,
  call: Pick<Call, 'takes'>,
  identity: Identity | null,
  input: unknown,
): Promise<void> {
  const named = new Map<Thing, Set<string>>()
  for (const { thing, id } of idsIn(call.takes, input)) named.set(thing, (named.get(thing) ?? new Set()).add(id))
  for (const [thing, ids] of named)
    if (!identity || !(await holdsAll(tx, thing, identity.id, [...ids]))) throw refuse('notFound')
}
