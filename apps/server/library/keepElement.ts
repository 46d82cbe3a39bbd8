import { randomUUID } from 'node:crypto'
import type { ElementDocument } from '@toile/craft/elements/element.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Transaction } from '../host/database/database.ts'
import { element } from '../host/database/schema/elements.ts'
import type { Files } from '../host/files/files.ts'
import { holdPicture } from '../pictures/hold/holdPicture.ts'

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
  { ownerId, name, document, taskId, position }: NewElement,
  picture: Buffer,
): Promise<{ id: string; keep(tx: Transaction): Promise<void> }> {
  const id = randomUUID()
  const stored = await files.putDrawn(picture, 'image/png')
  const short = name.slice(0, limits.nameLength)
  return {
    id,
    async keep(tx) {
      const fileId = await holdPicture(tx, { ownerId, kind: 'made', name: short }, stored)
      await tx
        .insert(element)
        .values({ id, ownerId, taskId, position, document, name: short, kind: document.kind, fileId })
    },
  }
}
