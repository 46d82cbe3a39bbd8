import type { Contract } from '@toile/contract/index.ts'
import { findCategory } from '@toile/craft/garments/categories.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import { tracedNoteSchema } from '@toile/craft/sketches/tracedNote.ts'
import { isSure } from '@toile/picture/reading/trace/isSure.ts'
import { sure } from '@toile/geometry'
import type { TraceWarning } from '@toile/picture/reading/trace/traceWarnings.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { aside } from '../../host/aside/aside.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { traced } from '../../host/database/schema/traced.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { loadTraced } from '../../pictures/drawing/loadUploads.ts'
import { addressOf } from '../../pictures/hold/picture.ts'
import { readNote } from '../../pictures/tracing/readNote.ts'
import { sketchPixels } from '../../pictures/tracing/sketchPixels.ts'
import { nameOfPiece, storePiece } from '../../pictures/tracing/storePiece.ts'
import { keepTemplate } from '../../pictures/tracing/templates.ts'

async function rowOf(tx: Transaction, ownerId: string, hash: string) {
  const [row] = await tx
    .select({ fileId: traced.fileId, note: traced.note, sheet: file.hash })
    .from(traced)
    .innerJoin(file, and(eq(file.id, traced.sheetId), ownedBy(file, ownerId)))
    .where(and(ownedBy(traced, ownerId), eq(traced.hash, hash)))
  if (!row) throw refuse('notFound')
  return row
}

async function answerOf(tx: Transaction, ownerId: string, hash: string) {
  const { note, sheet } = await rowOf(tx, ownerId, hash)
  return { traced: hash, note: tracedNoteSchema.parse(note), url: addressOf(sheet, 'image/png') }
}

function known(category: string): BodyCategory {
  const found = findCategory(category)
  if (!found) throw refuse('fieldForm', { field: 'category' })
  return found.id
}

const tooHeavy = () => refuse('imageTooHeavy')

/** Whether a correction leaves a warning without object: a drawn outline is not guessed, a chosen category not uncertain. */
const settles = ({ outline, category }: { outline?: object; category?: string }, id: TraceWarning): boolean =>
  id === 'unsureCategory' ? category !== undefined : outline !== undefined && id !== 'tiny' && id !== 'several'

export const tracing: Handlers<Contract['tracing']> = {
  async traceSketch(asked, context) {
    if (asked.category) known(asked.category)
    return orderTask(context, 'traceSketch', asked)
  },

  readTraced: ({ traced: hash }, { tx, identity }) => answerOf(tx, identity.id, hash),

  async recognised({ traced: hashes }, { tx, identity }) {
    const rows = await tx
      .select({ hash: traced.hash, note: traced.note })
      .from(traced)
      .where(and(ownedBy(traced, identity.id), inArray(traced.hash, hashes)))
    const pieces = rows.flatMap(({ hash, note: kept }) => {
      const note = readNote(kept)
      const likely = note?.choices.map(({ category }) => category).slice(0, 3) ?? []
      return note ? [{ traced: hash, category: note.category, sure: isSure(note), likely }] : []
    })
    return { pieces }
  },

  hangTraced: {
    async apart({ traced: hash, categories, anchors }, { server, load, identity }) {
      const { sheet } = await load((tx) => rowOf(tx, identity.id, hash))
      const wanted = categories.map(known)
      const piece = await loadTraced(load, server.files, identity.id, hash)
      if (!piece) throw refuse('notFound')
      const notes = await aside('hangPiece', { piece, categories: wanted, anchors }, tooHeavy)
      const pieces = wanted.map((category, i) => {
        const note = sure(notes[i])
        return { category, traced: nameOfPiece(sheet, note), note, url: addressOf(sheet, 'image/png') }
      })
      return { pieces }
    },
  },

  correctTraced: {
    async apart({ traced: hash, category, anchors, outline }, { server, load, keep, identity }) {
      const chosen = category === undefined ? undefined : known(category)
      const { fileId } = await load((tx) => rowOf(tx, identity.id, hash))
      const before = await loadTraced(load, server.files, identity.id, hash)
      if (!before) throw refuse('notFound')
      const drawn = outline
        ? { outline, pixels: (await sketchPixels(load, server.files, identity.id, fileId)).pixels }
        : null
      const wish = { piece: before, drawn, category: chosen, anchors }
      const { piece: corrected, template } = await aside('correctPiece', wish, tooHeavy)
      const warnings = before.warnings?.filter((id) => !settles({ outline, category: chosen }, id))
      const stored = await storePiece(server.files, identity.id, fileId, { ...corrected, warnings })
      return keep(async (tx) => {
        await stored.keep(tx)
        await keepTemplate(tx, identity.id, fileId, template)
        return answerOf(tx, identity.id, stored.hash)
      })
    },
  },
}
