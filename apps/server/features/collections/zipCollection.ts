import { designSchema } from '@toile/fashion/designs/design.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { svgLineDrawing } from '@toile/picture/export/svgLineDrawing.ts'
import { and, asc, eq, ne } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { drawAside } from '../../content/drawing/drawAside.ts'
import type { Job } from '../../content/drawing/jobs.ts'
import { asUploads, loadUploads } from '../../content/uploads.ts'
import type { Transaction } from '../../host/database/database.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import type { SentBytes } from '../../host/http/context.ts'
import type { Server } from '../../host/server.ts'

const size = { width: 1024, height: 1536 }
/** Pictures are compressed already; storing them as they are keeps the export quick. */
const stored = { level: 0 } as const

/** A collection as a ZIP: look-1.png and look-1.svg for each look, line-up.png, and collection.json with every document. */
export async function zipCollection(
  { files }: Server,
  tx: Transaction,
  ownerId: string,
  projectId: string,
  only: 'all' | 'liked',
): Promise<SentBytes> {
  const [{ name }] = await tx
    .select({ name: collection.name })
    .from(collection)
    .where(eq(collection.projectId, projectId))
  const wanted = and(
    eq(design.projectId, projectId),
    only === 'liked' ? eq(design.state, 'liked') : ne(design.state, 'deleted'),
  )
  const rows = await tx.select().from(design).where(wanted).orderBy(asc(design.position), asc(design.createdAt))
  if (rows.length === 0) throw refuse('exportFailed')
  const documents = rows.map(({ document }) => designSchema.parse(document))
  const uploads = await loadUploads(tx, files, ownerId, documents)
  const looks = documents.map(
    (design): Job => ({ picture: { design, ...size, view: 'front', transparent: false, format: 'png' } }),
  )
  const [lineUp, ...pictures] = await drawAside([{ lineUp: documents }, ...looks], uploads)
  const entries: Record<string, [Uint8Array, { level: 0 }] | Uint8Array> = { 'line-up.png': [lineUp, stored] }
  documents.forEach((document, i) => {
    entries[`look-${i + 1}.png`] = [pictures[i], stored]
    entries[`look-${i + 1}.svg`] = Buffer.from(svgLineDrawing(document, 'front', asUploads(uploads)))
  })
  entries['collection.json'] = Buffer.from(JSON.stringify({ version: 1, name, designs: documents }, null, 2))
  return { bytes: zipSync(entries), mime: 'application/zip', name: `${name || 'collection'}.zip` }
}
