import { storedCanvasSchema } from '@toile/canvas/document/storedCanvas.ts'
import type { OpenedLook } from '@toile/contract/features/canvas.ts'
import type { Contract } from '@toile/contract/index.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { checkOpen } from '../../documents/designs/checkOpen.ts'
import { holdTiles } from '../../documents/canvases/holdTiles.ts'
import { takeTiles } from '../../documents/canvases/takeTiles.ts'
import { tilesHere } from '../../documents/canvases/tilesHere.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { type CanvasOrigin, canvas as table } from '../../host/database/schema/canvases.ts'
import type { Handlers } from '../../host/http/context.ts'
import { renamePainting, takePaintingOut } from '../../library/likedPaintings.ts'
import { lockCanvas, readCanvas } from './canvasEntry.ts'
import { keepPreview, likeCanvas } from './canvasPictures.ts'
import { checkCanvasRoom } from './canvasRoom.ts'
import { duplicateCanvas } from './duplicateCanvas.ts'
import { keepCanvas } from './keepCanvas.ts'
import { listCanvases } from './listCanvases.ts'
import { makeCanvas } from './makeCanvas.ts'
import { ownBrushes } from './ownBrushes.ts'

/** The look as it was opened, in the form of today. */
const openedLookOf = (origin: CanvasOrigin | null): OpenedLook | null =>
  origin?.opened ? { ...origin.opened, design: designSchema.parse(origin.opened.design) } : null

const own = (ownerId: string, id: string) => and(ownedBy(table, ownerId), eq(table.id, id))

export const canvas: Handlers<Contract['canvas']> = {
  make: makeCanvas,

  list: listCanvases,

  async open({ id }, { tx, identity }) {
    const entry = await readCanvas(tx, identity.id, id)
    const { document, origin } = sureFirst(
      await tx.select({ document: table.document, origin: table.origin }).from(table).where(own(identity.id, id)),
    )
    return { canvas: entry, document: storedCanvasSchema.parse(document), opened: openedLookOf(origin) }
  },

  async lacking({ hashes }, { tx, identity }) {
    const here = await tilesHere(tx, identity.id, hashes)
    return { hashes: [...new Set(hashes)].filter((hash) => !here.has(hash)) }
  },

  sendTiles: {
    async apart(_, { server: { files }, file, keep, identity }) {
      if (!file) throw refuse('fileMissing')
      const sizes = await takeTiles(files, file.bytes)
      return keep(async (tx) => {
        await holdTiles(tx, identity.id, sizes)
        return { hashes: [...sizes.keys()] }
      })
    },
  },

  keep: keepCanvas,

  async rename({ id, name }, { tx, identity }) {
    const row = await lockCanvas(tx, identity.id, id)
    await tx.update(table).set({ name }).where(own(identity.id, id))
    await renamePainting(tx, row, name)
    return readCanvas(tx, identity.id, id)
  },

  duplicate: duplicateCanvas,

  async remove({ id }, { tx, identity }) {
    const row = await lockCanvas(tx, identity.id, id)
    if (!row.deletedAt) await tx.update(table).set({ deletedAt: new Date() }).where(own(identity.id, id))
    return readCanvas(tx, identity.id, id)
  },

  async restore({ id }, { tx, identity }) {
    await checkCanvasRoom(tx, identity.id)
    const row = await lockCanvas(tx, identity.id, id)
    if (row.projectId) await checkOpen(tx, identity.id, row.projectId)
    await tx.update(table).set({ deletedAt: null }).where(own(identity.id, id))
    return readCanvas(tx, identity.id, id)
  },

  keepPreview,

  like: likeCanvas,

  async unlike({ id }, { tx, identity }) {
    await takePaintingOut(tx, await lockCanvas(tx, identity.id, id))
    return readCanvas(tx, identity.id, id)
  },

  ...ownBrushes,
}
