import type { Contract } from '@toile/contract/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { and, eq } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import type { Apart } from '../../host/http/context.ts'
import { dropUnused } from '../../library/dropUnused.ts'
import { putPaintingIn } from '../../library/likedPaintings.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'
import { lockCanvas, readCanvas } from './canvasEntry.ts'
import { takePicture } from './takePicture.ts'

/** Keeps the small picture that lists show a painting by. */
export const keepPreview: Apart<Contract['canvas']['keepPreview']> = {
  async apart({ id }, { server: { files }, file, load, keep, identity }) {
    const ownerId = identity.id
    await load((tx) => readCanvas(tx, ownerId, id))
    const stored = await takePicture(files, file, limits.paintingPicture.preview)
    return keep(async (tx) => {
      const row = await lockCanvas(tx, ownerId, id)
      const previewId = await holdPicture(tx, { ownerId, kind: 'made', name: row.name }, stored)
      await tx
        .update(canvas)
        .set({ previewId })
        .where(and(ownedBy(canvas, ownerId), eq(canvas.id, id)))
      if (row.previewId && row.previewId !== previewId) await dropUnused(tx, ownerId, [row.previewId])
      return readCanvas(tx, ownerId, id)
    })
  },
}

/** Puts the flattened picture of a painting into the library (requirement S4.03). */
export const likeCanvas: Apart<Contract['canvas']['like']> = {
  async apart({ id }, { server: { files }, file, load, keep, identity }) {
    const ownerId = identity.id
    await load((tx) => readCanvas(tx, ownerId, id))
    const stored = await takePicture(files, file, limits.paintingPicture.whole)
    return keep(async (tx) => {
      const row = await lockCanvas(tx, ownerId, id)
      await putPaintingIn(tx, row, await holdPicture(tx, { ownerId, kind: 'made', name: row.name }, stored))
      return readCanvas(tx, ownerId, id)
    })
  },
}
