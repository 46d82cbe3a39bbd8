import { layFill } from '@toile/canvas/filling/layFill.ts'
import { strokeTarget } from '@toile/canvas/session/strokeTarget.ts'
import type { Ink } from '@toile/canvas/stroke/ink.ts'
import { sharedBox } from '@toile/canvas/tiles/box.ts'
import { eachPatch } from '@toile/canvas/tiles/eachPatch.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import type { Craft } from './craft.ts'

/** Lays ink over a region of the layer that is worked on, or of its mask, as one step; what is not selected stays. */
export function layOn(
  { session, selection }: Craft,
  on: 'layer' | 'mask',
  label: string,
  ink: Omit<Ink, 'selection' | 'lockAlpha'>,
  region?: Selection,
): void {
  const document = session.document.get()
  const target = strokeTarget(document, session.tiles, on)
  const lockAlpha = on === 'layer' && document.layers[target.id]?.lockAlpha === true
  const chosen = selection() ?? undefined
  const sheet = { x0: 0, y0: 0, x1: document.width, y1: document.height }
  const box = sharedBox(sharedBox(region?.box ?? sheet, chosen?.box ?? sheet), sheet)
  const draft = session.startDraft(on, label)
  eachPatch(box, (key, patch, x, y) => {
    const before = target.before(key)
    const after = before.slice()
    layFill(before, after, x, y, box, region, { ...ink, selection: chosen, lockAlpha })
    target.keptAs(after)
    draft.put(key, after, { x0: x + patch.x0, y0: y + patch.y0, x1: x + patch.x1, y1: y + patch.y1 })
  })
  draft.keep()
}
