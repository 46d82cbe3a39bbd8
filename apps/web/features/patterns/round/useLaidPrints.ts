import type { Worn } from '@toile/craft/designs/design.ts'
import type { PiecePrint } from '@toile/tailoring/editing/patternDocument.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import { useMemo, useState } from 'react'
import { type PlacedPrint, placedPrints, printsOnPiece } from './view/placedPrints.ts'
import { keptPlace } from './view/printMatrix.ts'

/** Told when a print was moved on a piece: where it lies there, x and y in thousands of millimetres with three decimals, y up (requirement S3.12). A print that came from the look has no name yet. */
export type OnMovePrint = (print: Omit<PiecePrint, 'id' | 'element'> & { id: string | null }) => void

/** How the prints of a garment lie on its pieces, and how one is moved there. */
export interface LaidPrints {
  prints: readonly PlacedPrint[]
  /** The print of a piece that is moved, and nothing where it has none. */
  on(piece: string): PlacedPrint | null
  /** Moves it by millimetres, to the right and downwards. */
  move(piece: string, x: number, y: number): void
}

/** Keeps what is moved by hand until it comes back from whoever keeps the pattern. */
export function useLaidPrints(
  worn: Worn | undefined,
  pattern: Pattern,
  kept: readonly PiecePrint[],
  onMove: OnMovePrint | undefined,
): LaidPrints {
  const given = useMemo(() => placedPrints(worn, pattern, kept), [worn, pattern, kept])
  const [moved, setMoved] = useState<{ of: readonly PlacedPrint[]; prints: readonly PlacedPrint[] }>()
  const prints = moved?.of === given ? moved.prints : given
  const on = (piece: string) => {
    const { once, over } = printsOnPiece(prints, piece)
    return once ?? over
  }
  return {
    prints,
    on,
    move(piece, x, y) {
      const print = on(piece)
      if (!print) return
      const { placement } = print
      const next = { id: print.id, piece, placement: { ...placement, x: placement.x + x, y: placement.y + y } }
      setMoved({ of: given, prints: [...prints.filter((one) => one !== print || one.piece === null), next] })
      const { along: _, ...placed } = next.placement
      onMove?.({ ...placed, id: print.id, piece, x: keptPlace(next.placement.x), y: keptPlace(-next.placement.y) })
    },
  }
}
