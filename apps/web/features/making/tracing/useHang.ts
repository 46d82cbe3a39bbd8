import { tracing } from '@toile/contract/features/tracing.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import { isTracedNote } from '../../../shared/open/tracedNote.ts'
import type { Place } from './draft.ts'

/** Chooses a category: its own anchors are found for the piece first. */
export function useHang(traced: string, onHung: (category: string, anchors: Record<string, Place>) => void) {
  const hang = useSend(tracing.hangTraced, {
    onDone: ({ pieces }) => {
      const [piece] = pieces
      if (piece && isTracedNote(piece.note)) onHung(piece.category, { ...piece.note.anchors } as Record<string, Place>)
    },
  })
  return (category: string) => hang.send({ traced, categories: [category] })
}
