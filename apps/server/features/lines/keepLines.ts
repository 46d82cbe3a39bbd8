import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import type { FoundDrawing } from '@toile/craft/sketches/linesOrder.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Transaction } from '../../host/database/database.ts'
import { lineDrawing } from '../../host/database/schema/lineDrawings.ts'
import type { StoredPicture } from '../../host/files/files.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'

/** A line drawing that a task has taken from a picture, with its own picture stored. */
export interface NewLines {
  id: string
  ownerId: string
  name: string
  document: LineDrawing
  stored: StoredPicture
  fromId: string | null
  box: FoundDrawing['box'] | null
  designId: string | null
  taskId: string
  position: number
}

/** Keeps the line drawings of one picture: all of them or none. */
export async function keepLines(tx: Transaction, all: readonly NewLines[]): Promise<void> {
  for (const { stored, ...own } of all) {
    const name = own.name.slice(0, limits.nameLength)
    const fileId = await holdPicture(tx, { ownerId: own.ownerId, kind: 'made', name }, stored)
    await tx.insert(lineDrawing).values({ ...own, name, fileId })
  }
}
