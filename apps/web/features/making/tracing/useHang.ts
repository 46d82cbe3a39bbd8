import { tracing } from '@toile/contract/features/tracing.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import type { Place } from './tracingDraft.ts'

/** Chooses a category: its own anchors are found for the piece first. */
export function useHang(traced: string, onHung: (category: string, anchors: Record<string, Place>) => void) {
  const hang = useSend(tracing.hangTraced, {
    onDone: ({ pieces }) => {
      const [piece] = pieces
      if (piece) onHung(piece.category, piece.note.anchors)
    },
  })
  return (category: string) => hang.send({ traced, categories: [category] })
}
