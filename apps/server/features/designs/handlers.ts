import { randomUUID } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { sureFirst } from '@toile/geometry'
import { and, eq, sql } from 'drizzle-orm'
import { orderFile } from '../../exports/orderFile.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import type { Handlers } from '../../host/http/context.ts'
import { lockDesign, readDesign, readEntry } from '../../library/designEntry.ts'
import { drawShown } from '../../pictures/drawing/drawShown.ts'
import { atItsSize, sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'
import { checkDesign } from '../../documents/designs/checkDesign.ts'
import { documentHash } from '../../documents/designs/documentHash.ts'
import { addDesign } from '../../documents/designs/keepDesign.ts'
import { refuseRecreated } from '../../documents/designs/refuseRecreated.ts'
import { changeMany } from './changeMany.ts'
import { orderCrossing, orderRedesign } from './orderRedesign.ts'
import { keepState } from '../../documents/projectStates/keepState.ts'
import { keepWork } from '../../documents/projectStates/keepWork.ts'
import { openDetail } from './detail/openDetail.ts'
import { withForm } from './detail/withForm.ts'
import { saveEdited } from './saveEdited.ts'

export const designs: Handlers<Contract['designs']> = {
  async openDesign({ id }, { tx, identity }) {
    return readEntry(tx, identity.id, id)
  },

  saveDesign: {
    apart: ({ id, revision, document, steps }, context) => saveEdited(context, { id, revision, steps }, () => document),
  },

  openDetail,

  saveDetail: {
    apart: ({ id, revision, detail }, context) =>
      saveEdited(context, { id, revision, steps: [] }, (standing) => withForm(standing, detail)),
  },

  changeMany: { apart: changeMany },

  redesign: orderRedesign,

  crossLooks: orderCrossing,

  keepFormer: {
    async apart({ id, document: former }, { server: { files }, load, keep, identity }) {
      checkDesign(former)
      const ownerId = identity.id
      const document = await load(async (tx) => {
        const standing = sureFirst(await sizedDesigns(tx, ownerId, [await readDesign(tx, ownerId, id)]))
        refuseRecreated(standing)
        return atItsSize(former, standing)
      })
      const picture = sureFirst(await drawShown({ load, files, ownerId }, [document]))
      return keep(async (tx) => {
        const { projectId } = await lockDesign(tx, ownerId, id)
        await holdPicture(tx, { ownerId, kind: 'drawn' }, picture)
        // One meeting leaves one state of its name: how the collection stands is an ordinary one beside it.
        await keepState(tx, { ownerId, projectId, reason: 'saved' })
        const pictures = { front: picture.hash }
        const instead = { id, document, hash: documentHash(document), pictures, thumbnails: picture.thumbnails }
        await keepState(tx, { ownerId, projectId, reason: 'merged', instead })
        return {}
      })
    },
  },

  importDesign: {
    async apart({ projectId, document }, { server: { files }, load, keep, identity }) {
      checkDesign(document)
      const ownerId = identity.id
      const picture = sureFirst(await drawShown({ load, files, ownerId }, [document]))
      return keep(async (tx) => {
        await keepWork(tx, { ownerId, projectId })
        const { last } = sureFirst(
          await tx
            .select({ last: sql<number>`coalesce(max(${design.position}), -1)::int` })
            .from(design)
            .where(and(ownedBy(design, ownerId), eq(design.projectId, projectId))),
        )
        const id = randomUUID()
        await addDesign(tx, id, { ownerId, projectId, taskId: null, position: last + 1, document }, picture)
        return readEntry(tx, ownerId, id)
      })
    },
  },

  exportLook: ({ id, file, colorway }, context) => orderFile(context, 'exportLook', { designId: id, file, colorway }),

  async exportDocument({ id }, { tx, identity }) {
    const row = await readDesign(tx, identity.id, id)
    const [document] = await sizedDesigns(tx, identity.id, [row])
    return {
      bytes: Buffer.from(JSON.stringify(document, null, 2)),
      mime: 'application/json',
      name: `${lookFile(row)}.json`,
    }
  },
}
