import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { findCategory } from '@toile/fashion/garments/categories.ts'
import type { BodyCategory } from '@toile/fashion/garments/garment.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import type { Point } from '@toile/geometry'
import type { AnchorName } from '@toile/picture/trace/anchor.ts'
import { retrace } from '@toile/picture/trace/retrace.ts'
import { traceOutline } from '@toile/picture/trace/traceOutline.ts'
import { encodeTraced, type TracedPiece } from '@toile/picture/trace/traced.ts'
import { and, eq } from 'drizzle-orm'
import { addressOf } from '../../content/picture.ts'
import { keepTemplate } from '../../content/templates.ts'
import { nameOfPiece, sketchPixels, storePiece } from '../../content/traceFile.ts'
import { loadTraced } from '../../content/uploads.ts'
import type { TraceWarning } from '@toile/picture/trace/warnings.ts'
import type { Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import { traced } from '../../host/database/schema/traced.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'

async function rowOf(tx: Transaction, ownerId: string, hash: string) {
  const [row] = await tx
    .select({ fileId: traced.fileId, note: traced.note, sheet: file.hash })
    .from(traced)
    .innerJoin(file, eq(file.id, traced.sheetId))
    .where(and(eq(traced.ownerId, ownerId), eq(traced.hash, hash)))
  if (!row) throw refuse('notFound')
  return row
}

async function answerOf(tx: Transaction, ownerId: string, hash: string) {
  const { note, sheet } = await rowOf(tx, ownerId, hash)
  return { traced: hash, note, url: addressOf(sheet, 'image/png') }
}

function known(category: string): BodyCategory {
  const found = findCategory(category)
  if (!found) throw refuse('fieldForm', { field: 'category' })
  return found.id
}

/** The anchors that a piece knows, kept on its sheet. */
function movedOn({ width, height }: TracedPiece, anchors: Record<string, Point> = {}) {
  const kept = ([x, y]: Point): Point => [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]
  return Object.fromEntries(Object.entries(anchors).map(([name, at]) => [name, kept(at)])) as Partial<
    Record<AnchorName, Point>
  >
}

/** Whether a correction leaves a warning without object: a drawn outline is not guessed, a chosen category not uncertain. */
const settles = ({ outline, category }: { outline?: object; category?: string }, id: TraceWarning): boolean =>
  id === 'unsureCategory' ? category !== undefined : outline !== undefined && id !== 'tiny' && id !== 'several'

export const tracing: Handlers<Contract['tracing']> = {
  async traceSketch({ fileId, category, ...strokes }, { server, tx, identity }) {
    if (category) known(category)
    const input: TaskInput<'traceSketch'> = { fileId, category, ...strokes }
    const task = await server.queue.enqueue(tx, { ownerId: identity.id, kind: 'traceSketch', input, priority: 2 })
    return { taskId: task.id, position: await positionOf(tx, task), cost: 0 }
  },

  readTraced: ({ traced: hash }, { tx, identity }) => answerOf(tx, identity.id, hash),

  async hangTraced({ traced: hash, categories, anchors }, { server, tx, identity }) {
    const { sheet } = await rowOf(tx, identity.id, hash)
    const wanted = categories.map(known)
    const piece = await loadTraced(tx, server.files, identity.id, hash)
    if (!piece) throw refuse('notFound')
    const pieces = wanted.map((category) => {
      const own = category === piece.category ? movedOn(piece, anchors) : {}
      const { note } = encodeTraced(retrace(piece, { category, anchors: own }))
      return { category, traced: nameOfPiece(sheet, note), note, url: addressOf(sheet, 'image/png') }
    })
    return { pieces }
  },

  async correctTraced({ traced: hash, category, anchors, outline }, { server, tx, identity }) {
    const chosen = category === undefined ? undefined : known(category)
    const { fileId } = await rowOf(tx, identity.id, hash)
    const before = await loadTraced(tx, server.files, identity.id, hash)
    if (!before) throw refuse('notFound')
    let piece = before
    if (outline) {
      const { pixels } = await sketchPixels(tx, server.files, identity.id, fileId)
      const options = { category: chosen ?? before.category, filled: before.fill !== null }
      const drawn = traceOutline(pixels, outline, options)
      if (!drawn) throw refuse('outlineEmpty')
      piece = { ...drawn, choices: before.choices, several: before.several, others: before.others }
    }
    const corrected = retrace(piece, { category: chosen, anchors: movedOn(piece, anchors) })
    const warnings = before.warnings?.filter((id) => !settles({ outline, category: chosen }, id))
    const stored = await storePiece(server.files, identity.id, fileId, { ...corrected, warnings })
    await stored.keep(tx)
    await keepTemplate(tx, identity.id, fileId, corrected)
    return answerOf(tx, identity.id, stored.hash)
  },
}
