import { emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { storedCanvas } from '@toile/canvas/document/storedCanvas.ts'
import type { Contract } from '@toile/contract/index.ts'
import type { Takes } from '@toile/contract/call.ts'
import { sureFirst } from '@toile/geometry'
import { checkOpen } from '../../documents/designs/checkOpen.ts'
import { canvas, type CanvasOrigin } from '../../host/database/schema/canvases.ts'
import type { Whole } from '../../host/http/context.ts'
import { readCanvas } from './canvasEntry.ts'
import { checkCanvasRoom } from './canvasRoom.ts'

type Origin = NonNullable<Takes<Contract['canvas']['make']>['origin']>

function originOf(origin: Origin): CanvasOrigin {
  switch (origin.kind) {
    case 'look':
      return { kind: 'look', id: origin.designId, opened: origin.opened }
    case 'product':
      return { kind: 'product', id: origin.productId }
    case 'file':
      return { kind: 'file', id: origin.fileId }
    case 'libraryItem':
      return { kind: 'libraryItem', id: origin.itemId }
  }
}

/** Makes an empty painting. */
export const makeCanvas: Whole<Contract['canvas']['make']> = async (
  { name, width, height, color, projectId, origin },
  { tx, identity },
) => {
  const ownerId = identity.id
  await checkCanvasRoom(tx, ownerId)
  if (projectId) await checkOpen(tx, ownerId, projectId)
  const document = storedCanvas(emptyCanvas(width, height, color))
  const { id } = sureFirst(
    await tx
      .insert(canvas)
      .values({ ownerId, projectId, name, document, origin: origin && originOf(origin) })
      .returning({ id: canvas.id }),
  )
  return readCanvas(tx, ownerId, id)
}
