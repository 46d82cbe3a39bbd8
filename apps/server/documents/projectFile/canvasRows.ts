import { type StoredCanvas, storedCanvasSchema } from '@toile/canvas/document/storedCanvas.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import type { KeptCanvas } from '../../host/database/schema/states.ts'
import { documentHash } from '../designs/documentHash.ts'
import type { Arriving } from './arriving.ts'
import type { CollectionMoment } from './fileForm.ts'
import { rewriteIds } from './rewriteIds.ts'

/** A painting on its way in, as a state names it, and its document. */
interface ArrivingCanvas {
  kept: KeptCanvas
  document: StoredCanvas
}

/** The paintings of a moment under their new ids; null where it tells of none. */
export function canvasRows({ ids, paintings }: Arriving, { canvases }: CollectionMoment): ArrivingCanvas[] | null {
  if (!canvases) return null
  return canvases.flatMap(({ id, document: hash, origin, preview, ...one }): ArrivingCanvas[] => {
    const painting = paintings.get(hash)
    if (!painting) return []
    const document = storedCanvasSchema.parse(rewriteIds(painting, ids))
    const from = origin && ids.get(origin.id)
    const kept: KeptCanvas = {
      ...one,
      id: ids.get(id) ?? id,
      hash: documentHash(document),
      origin: origin && from ? { ...origin, id: from } : null,
      previewId: preview && (ids.get(preview) ?? null),
      revision: 0,
    }
    return [{ kept, document }]
  })
}

/** Puts the paintings of a moment into a project. */
export async function putArrivingCanvases(
  arriving: Arriving,
  projectId: string,
  moment: CollectionMoment,
): Promise<void> {
  const { tx, ownerId } = arriving
  const rows = (canvasRows(arriving, moment) ?? []).map(({ kept, document }) => ({
    ...kept,
    ownerId,
    projectId,
    document,
    createdAt: new Date(kept.createdAt),
    updatedAt: new Date(kept.updatedAt),
    deletedAt: kept.deletedAt === null ? null : new Date(kept.deletedAt),
  }))
  if (rows.length) await tx.insert(canvas).values(rows)
}
