import type { Contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { and, isNull } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import type { Whole } from '../../host/http/context.ts'
import { nameBeside } from '../../library/nameBeside.ts'
import { lockCanvas, readCanvas } from './canvasEntry.ts'
import { checkCanvasRoom } from './canvasRoom.ts'

/** Makes a second painting of one; tiles and picture are shared. */
export const duplicateCanvas: Whole<Contract['canvas']['duplicate']> = async ({ id }, { tx, identity }) => {
  const ownerId = identity.id
  await checkCanvasRoom(tx, ownerId)
  const { projectId, name, document, origin, previewId } = await lockCanvas(tx, ownerId, id)
  const others = await tx
    .select({ name: canvas.name })
    .from(canvas)
    .where(and(ownedBy(canvas, ownerId), isNull(canvas.deletedAt)))
  const beside = nameBeside([name, ...others.map((one) => one.name)], name)
  const made = sureFirst(
    await tx
      .insert(canvas)
      .values({ ownerId, projectId, name: beside, document, origin, previewId })
      .returning({ id: canvas.id }),
  )
  return readCanvas(tx, ownerId, made.id)
}
