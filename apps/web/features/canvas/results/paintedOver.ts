import type { PaintOn } from '@toile/craft/applied/notionOn.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { layPaint } from '@toile/craft/designs/paintChanges.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { PaintNote } from '@toile/picture/painting/back/paintNote.ts'

interface Kept {
  canvasId: string
  side: View
  kept: ReadonlyMap<string, readonly PaintOn[]>
}

/** A look with the paint of a canvas in the place of what came of it before; garments that are gone or locked by now take none. */
export function paintedOver(
  design: Design,
  { canvasId, side, kept }: Kept,
): { painted: Design; lost: readonly PaintNote[] } {
  const gone = [...kept.keys()].filter((id) => !design.garments.some((worn) => worn.id === id))
  const lost: PaintNote[] = gone.map((garment) => ({ kind: 'gone', garment, paint: '' }))
  let painted = design
  for (const { id, locked } of design.garments) {
    const paint = kept.get(id) ?? []
    if (locked && paint.length > 0) lost.push({ kind: 'locked', garment: id })
    // A locked garment is left as it is.
    painted = layPaint(painted, { id, canvas: canvasId, side, paint: [...paint] })
  }
  return { painted, lost }
}
