import type { Call, Thing } from '@toile/contract/call.ts'
import type { Identity } from '@toile/fashion/people/access.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { schema } from '../database/schema/index.ts'

type Holds = (tx: Transaction, owner: string, id: string) => Promise<unknown[]>

/** How to look for a thing among those of its owner. */
const holds: Record<Thing, Holds> = {
  project: (tx, owner, id) =>
    tx
      .select({ id: schema.project.id })
      .from(schema.project)
      .where(and(eq(schema.project.id, id), eq(schema.project.ownerId, owner))),
  design: (tx, owner, id) =>
    tx
      .select({ id: schema.design.id })
      .from(schema.design)
      .where(and(eq(schema.design.id, id), eq(schema.design.ownerId, owner))),
  task: (tx, owner, id) =>
    tx
      .select({ id: schema.task.id })
      .from(schema.task)
      .where(and(eq(schema.task.id, id), eq(schema.task.ownerId, owner))),
  file: (tx, owner, id) =>
    tx
      .select({ id: schema.file.id })
      .from(schema.file)
      .where(and(eq(schema.file.id, id), eq(schema.file.ownerId, owner))),
  libraryItem: (tx, owner, id) =>
    tx
      .select({ id: schema.libraryItem.id })
      .from(schema.libraryItem)
      .where(and(eq(schema.libraryItem.id, id), eq(schema.libraryItem.ownerId, owner))),
  element: (tx, owner, id) =>
    tx
      .select({ id: schema.element.id })
      .from(schema.element)
      .where(and(eq(schema.element.id, id), eq(schema.element.ownerId, owner))),
  token: (tx, owner, id) =>
    tx
      .select({ id: schema.session.id })
      .from(schema.session)
      .where(and(eq(schema.session.id, id), eq(schema.session.personId, owner), eq(schema.session.kind, 'program'))),
  figure: (tx, owner, hash) =>
    tx
      .select({ id: schema.figure.id })
      .from(schema.figure)
      .where(and(eq(schema.figure.hash, hash), eq(schema.figure.ownerId, owner))),
  traced: (tx, owner, hash) =>
    tx
      .select({ id: schema.traced.id })
      .from(schema.traced)
      .where(and(eq(schema.traced.hash, hash), eq(schema.traced.ownerId, owner))),
}

/** Refuses, as if it did not exist, every thing a call names that is not its caller's (requirement S6.11). */
export async function checkOwnership(
  tx: Transaction,
  call: Call,
  identity: Identity | null,
  input: unknown,
): Promise<void> {
  for (const [field, thing] of Object.entries(call.owns)) {
    const id = (input as Record<string, unknown>)[field]
    if (typeof id !== 'string') continue
    const found = identity ? await holds[thing](tx, identity.id, id) : []
    if (found.length === 0) throw refuse('notFound')
  }
}
