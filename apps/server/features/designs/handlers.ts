import type { Contract } from '@toile/contract/index.ts'
import { designSchema } from '@toile/fashion/designs/design.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { svgFlat } from '@toile/picture/export/svgFlat.ts'
import { svgLineDrawing } from '@toile/picture/export/svgLineDrawing.ts'
import { eq, sql } from 'drizzle-orm'
import { designEntry, lockDesign, readEntry } from '../../content/designEntry.ts'
import { drawAside } from '../../content/drawing/drawAside.ts'
import { documentHash, keepDesign, redraw } from '../../content/keepDesign.ts'
import { keepWork } from '../../content/projectStates/keepWork.ts'
import { asUploads, checkUploads, loadUploads } from '../../content/uploads.ts'
import type { Transaction } from '../../host/database/database.ts'
import { design } from '../../host/database/schema/designs.ts'
import type { Handlers } from '../../host/http/context.ts'
import type { Server } from '../../host/server.ts'
import { checkDesign } from '../../content/checkDesign.ts'

const shown = { width: 1024, height: 1536, view: 'front', transparent: false, format: 'webp' } as const
type Document = ReturnType<typeof designSchema.parse>

async function drawShown({ files }: Server, tx: Transaction, ownerId: string, document: Document): Promise<Buffer> {
  const uploads = await loadUploads(tx, files, ownerId, [document])
  const [picture] = await drawAside([{ picture: { design: document, ...shown } }], uploads)
  return picture
}

export const designs: Handlers<Contract['designs']> = {
  async openDesign({ id }, { tx }) {
    return readEntry(tx, id)
  },

  async saveDesign({ id, revision, document }, { server, tx, identity }) {
    const row = await lockDesign(tx, id)
    if (row.revision !== revision) throw refuse('changedElsewhere')
    checkDesign(document)
    const hash = documentHash(document)
    if (hash === row.documentHash) return designEntry(row)
    await checkUploads(tx, identity.id, [document])
    await keepWork(tx, row)
    await tx
      .update(design)
      .set({ document, documentHash: hash, revision: revision + 1, updatedAt: new Date() })
      .where(eq(design.id, id))
    await redraw(tx, server.files, identity.id, id, await drawShown(server, tx, identity.id, document))
    return readEntry(tx, id)
  },

  async importDesign({ projectId, document }, { server, tx, identity }) {
    checkDesign(document)
    await checkUploads(tx, identity.id, [document])
    await keepWork(tx, { ownerId: identity.id, projectId })
    const [{ last }] = await tx
      .select({ last: sql<number>`coalesce(max(${design.position}), -1)::int` })
      .from(design)
      .where(eq(design.projectId, projectId))
    const picture = await drawShown(server, tx, identity.id, document)
    const entry = await keepDesign(
      server.files,
      { ownerId: identity.id, projectId, taskId: null, position: last + 1, document },
      picture,
    )
    await entry.keep(tx)
    return readEntry(tx, entry.id)
  },

  async exportPicture({ id, view, width, transparent }, { server, tx, identity }) {
    const row = await lockDesign(tx, id)
    const document = designSchema.parse(row.document)
    const uploads = await loadUploads(tx, server.files, identity.id, [document])
    const size = { width, height: Math.round(width * 1.5) }
    const picture = { design: document, ...size, view, transparent: transparent === 'yes', format: 'png' } as const
    const [bytes] = await drawAside([{ picture }], uploads)
    return { bytes, mime: 'image/png', name: `look-${row.position + 1}${view === 'back' ? '-back' : ''}.png` }
  },

  async exportLines({ id, view }, { server, tx, identity }) {
    const row = await lockDesign(tx, id)
    const document = designSchema.parse(row.document)
    const uploads = asUploads(await loadUploads(tx, server.files, identity.id, [document]))
    return {
      bytes: Buffer.from(svgLineDrawing(document, view, uploads)),
      mime: 'image/svg+xml',
      name: `look-${row.position + 1}.svg`,
    }
  },

  async exportFlat({ id, garment }, { server, tx, identity }) {
    const row = await lockDesign(tx, id)
    const document = designSchema.parse(row.document)
    const uploads = asUploads(await loadUploads(tx, server.files, identity.id, [document]))
    const flat = svgFlat(document, garment, uploads)
    if (!flat) throw refuse('notFound')
    return { bytes: Buffer.from(flat), mime: 'image/svg+xml', name: `look-${row.position + 1}-${garment}-flat.svg` }
  },

  async exportDocument({ id }, { tx }) {
    const row = await lockDesign(tx, id)
    return {
      bytes: Buffer.from(JSON.stringify(row.document, null, 2)),
      mime: 'application/json',
      name: `look-${row.position + 1}.json`,
    }
  },
}
