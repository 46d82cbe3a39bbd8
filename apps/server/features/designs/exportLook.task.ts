import type { LookFile } from '@toile/contract/lookFile.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { svgFlat } from '@toile/picture/export/svgFlat.ts'
import { svgLineDrawing } from '@toile/picture/export/svgLineDrawing.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import { openServerHost } from '../../host/canvas.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { openDrawing } from '../../pictures/drawing/drawPicture.ts'
import { asUploads, type LoadedUploads, loadUploads } from '../../pictures/drawing/uploads.ts'

/** Writes a look as a picture, as lines or as the flat of a garment (requirement S1.06). */
export const exportLook = defineFileRunner(
  tasks.exportLook,
  async ({ designId, file }, { task: { ownerId }, load, files }, told) => {
    const [row] = await load((tx) =>
      tx
        .select({ document: design.document, position: design.position })
        .from(design)
        .where(and(eq(design.id, designId), ownedBy(design, ownerId))),
    )
    if (!row) throw refuse('notFound')
    const look = designSchema.parse(row.document)
    const uploads = await loadUploads(load, files, ownerId, [look])
    await told(0.1)
    const { bytes, mime, name } = await drawnAs(file, look, uploads)
    return { chunks: [bytes], mime, name: `${lookFile(row)}${name}` }
  },
)

async function drawnAs(file: LookFile, look: Design, uploads: LoadedUploads) {
  if (file.kind === 'picture') {
    const { width, view, transparent } = file
    const size = { width, height: Math.round(width * 1.5) }
    const bytes = await openDrawing(uploads).draw({ design: look, ...size, view, transparent, format: 'png' })
    return { bytes, mime: 'image/png', name: `${view === 'back' ? '-back' : ''}.png` }
  }
  const svg =
    file.kind === 'lines'
      ? svgLineDrawing(openServerHost(), look, file.view, asUploads(uploads))
      : svgFlat(look, file.garment, asUploads(uploads))
  if (!svg) throw refuse('notFound')
  const name = file.kind === 'lines' ? '.svg' : `-${file.garment}-flat.svg`
  return { bytes: Buffer.from(svg), mime: 'image/svg+xml', name }
}
