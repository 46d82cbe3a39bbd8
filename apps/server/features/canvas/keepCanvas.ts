import { checkCanvas } from '@toile/canvas/document/checkCanvas.ts'
import { type StoredCanvas, storedCanvasSchema } from '@toile/canvas/document/storedCanvas.ts'
import { tilesNamed } from '@toile/canvas/document/tilesNamed.ts'
import type { KeptCanvas } from '@toile/contract/features/canvas.ts'
import type { Contract } from '@toile/contract/index.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { type Refusal, refuse } from '@toile/rules/refusals.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { and, eq } from 'drizzle-orm'
import { nameTiles } from '../../documents/canvases/tilesHere.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import type { Transaction } from '../../host/database/database.ts'
import { publish } from '../../host/events/publish.ts'
import { saidRefused } from '../../host/events/saidIn.ts'
import type { Apart } from '../../host/http/context.ts'
import { keepWork } from '../../documents/projectStates/keepWork.ts'
import { lockCanvas } from './canvasEntry.ts'

/** Breaks a transaction off in which a painting could not be kept, so that nothing of it is, its key neither. */
class NotKept extends Error {
  override name = 'NotKept'
  readonly why: Refusal
  readonly revision: number
  readonly missing: readonly string[]

  constructor(why: Refusal, revision: number, missing: readonly string[] = []) {
    super(why.message)
    this.why = why
    this.revision = revision
    this.missing = missing
  }

  answer(language: LanguageId): KeptCanvas {
    const { code, blanks } = this.why
    return {
      kept: false,
      says: saidRefused({ code, blanks }, language),
      revision: this.revision,
      missing: [...this.missing],
    }
  }
}

/** Tiles that a document names and another does not. */
function freshTiles(document: StoredCanvas, before: StoredCanvas): string[] {
  const known = new Set(tilesNamed(before))
  return [...new Set(tilesNamed(document))].filter((hash) => !known.has(hash))
}

async function keepInto(
  tx: Transaction,
  ownerId: string,
  { id, revision, document }: { id: string; revision: number; document: StoredCanvas },
): Promise<KeptCanvas> {
  const row = await lockCanvas(tx, ownerId, id)
  const before = storedCanvasSchema.parse(row.document)
  // Sent twice, the answer to the first lost on its way: it is kept already.
  if (sameContent(before, document)) return { kept: true, says: '', revision: row.revision, missing: [] }
  if (row.revision !== revision) throw new NotKept(refuse('changedElsewhere'), row.revision)
  const missing = await nameTiles(tx, ownerId, freshTiles(document, before))
  if (missing.length > 0) throw new NotKept(refuse('tilesMissing', { count: missing.length }), row.revision, missing)
  if (row.projectId) await keepWork(tx, { ownerId, projectId: row.projectId })
  const next = revision + 1
  await tx
    .update(canvas)
    .set({ document, revision: next, updatedAt: new Date() })
    .where(and(ownedBy(canvas, ownerId), eq(canvas.id, id)))
  await publish(tx, ownerId, 'canvas', { canvasId: id, revision: next })
  return { kept: true, says: '', revision: next, missing: [] }
}

/** Keeps a painting as it now stands, unless it was changed elsewhere or tiles of it are not here; windows are told (requirements S3.13, S3.20). */
export const keepCanvas: Apart<Contract['canvas']['keep']> = {
  async apart(asked, { keep, identity, language }) {
    checkCanvas(asked.document)
    try {
      return await keep((tx) => keepInto(tx, identity.id, asked))
    } catch (error) {
      if (error instanceof NotKept) return error.answer(language)
      throw error
    }
  },
}
