import type { Contract } from '@toile/contract/index.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { checkLineDrawing } from '@toile/craft/sketches/checkLineDrawing.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { lineDrawing } from '../../host/database/schema/lineDrawings.ts'
import type { Apart } from '../../host/http/context.ts'
import { dropUnused } from '../../library/dropUnused.ts'
import { showLines } from '../../library/likedLines.ts'
import { drawAside } from '../../pictures/drawing/drawAside.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'
import { lockLines, readLines } from './lineEntry.ts'

/** Draws a line drawing as a person corrected it, and keeps it as its new state. */
export const correctLines: Apart<Contract['lines']['correct']> = {
  async apart({ id, revision, document }, { server: { files }, load, keep, identity, language }) {
    const ownerId = identity.id
    checkLineDrawing(document)
    if (document.garment && !findGarment(document.garment.id))
      throw refuse('documentUnreadable', { rule: document.garment.id })
    const begun = await load((tx) => readLines(tx, ownerId, id, language))
    if (begun.revision !== revision) throw refuse('changedElsewhere')
    const uploads = { pictures: {}, pieces: {} }
    const stored = await files.putDrawn(sureFirst(await drawAside([{ lines: document }], uploads)), 'image/png')
    return keep(async (tx) => {
      const row = await lockLines(tx, ownerId, id)
      if (row.revision !== revision) throw refuse('changedElsewhere')
      const fileId = await holdPicture(tx, { ownerId, kind: 'made', name: row.name }, stored)
      await tx
        .update(lineDrawing)
        .set({ document, fileId, revision: revision + 1 })
        .where(and(eq(lineDrawing.id, id), ownedBy(lineDrawing, ownerId)))
      await showLines(tx, row, { fileId, category: document.category })
      await dropUnused(tx, ownerId, [row.fileId])
      return readLines(tx, ownerId, id, language)
    })
  },
}
