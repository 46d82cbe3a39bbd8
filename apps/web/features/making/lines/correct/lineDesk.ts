import type { LineEntry } from '@toile/contract/features/lines.ts'
import { type LineDrawing, lineDrawingSchema } from '@toile/craft/sketches/lineDrawing.ts'
import type { LineDrawingChange } from '@toile/craft/sketches/lineDrawingChanges.ts'
import { openDocument, type OpenDocument } from '@toile/rules/document.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { openUnsaved } from '../../../../shared/saving/unsaved.ts'
import { onLeave } from '../../../../shell/calls/onLeave.ts'

/** A line drawing under correction. */
export interface LineDesk {
  document: OpenDocument<LineDrawing, LineDrawingChange>
  /** What was kept last, to tell whether anything is unsaved. */
  kept(): LineDrawing
  /** Tells when it is kept anew; gives the way to stop. */
  onKept(listener: () => void): () => void
  /** What it is kept over. */
  revision(): number
  isKept(drawing: LineDrawing, revision: number): void
}

const unsaved = openUnsaved('toile lines ', lineDrawingSchema)
const desks = new Map<string, LineDesk>()
onLeave(() => desks.clear())

function openDesk({ id, document: begun, revision: first }: LineEntry): LineDesk {
  let kept = begun
  const left = unsaved.read(id)
  let revision = left?.revision ?? first
  const listeners = new Set<() => void>()
  const document = openDocument<LineDrawing, LineDrawingChange>(left?.document ?? begun)
  document.subscribe(() => {
    const now = document.get()
    unsaved.keep(id, sameContent(now, kept) ? null : { revision, document: now })
  })
  return {
    document,
    kept: () => kept,
    onKept(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    revision: () => revision,
    isKept(drawing, as) {
      kept = drawing
      revision = as
      unsaved.keep(id, null)
      for (const listener of listeners) listener()
    },
  }
}

/** The desk of a line drawing, with its whole past for as long as the page is there and nobody changed it elsewhere; what is unsaved is kept on this machine. */
export function lineDesk(entry: LineEntry): LineDesk {
  const there = desks.get(entry.id)
  const isOutdated = there && sameContent(there.document.get(), there.kept()) && there.revision() < entry.revision
  const desk = there && !isOutdated ? there : openDesk(entry)
  desks.set(entry.id, desk)
  return desk
}
