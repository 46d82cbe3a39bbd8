import { randomUUID } from 'node:crypto'
import type { ElementDocument } from '@toile/fashion/elements/element.ts'
import { limits } from '@toile/fashion/limits.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { element } from '../host/database/schema/elements.ts'
import { file } from '../host/database/schema/files.ts'
import type { Files } from '../host/files/files.ts'

/** A new element of a person; one of a task has its place among the results. */
export interface NewElement {
  ownerId: string
  name: string
  document: ElementDocument
  taskId: string | null
  position: number
}

/** Stores an element's picture, a PNG; `keep` writes its rows. */
export async function keepElement(
  files: Files,
  { name, ...own }: NewElement,
  picture: Buffer,
): Promise<{ id: string; keep(tx: Transaction): Promise<void> }> {
  const id = randomUUID()
  const stored = await files.putDrawn(picture, 'image/png')
  const short = name.slice(0, limits.nameLength)
  return {
    id,
    async keep(tx) {
      const fileId = await holdMade(tx, own.ownerId, stored, short)
      await tx.insert(element).values({ id, ...own, name: short, kind: own.document.kind, fileId })
    },
  }
}

/** The id of a made picture among its owner's files. */
async function holdMade(
  tx: Transaction,
  ownerId: string,
  stored: Awaited<ReturnType<Files['putDrawn']>>,
  name: string,
): Promise<string> {
  await tx
    .insert(file)
    .values({ ...stored, ownerId, kind: 'made', name })
    .onConflictDoNothing()
  const [held] = await tx
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.ownerId, ownerId), eq(file.hash, stored.hash), eq(file.kind, 'made')))
  return held.id
}
