import { crossings } from '@toile/geometry'
import { outlineOf } from '@toile/tailoring/pattern/outlineOf.ts'
import type { Pattern, Piece } from '@toile/tailoring/pattern/pattern.ts'

/** The piece of a pattern that lies over the middle of the front, and the height of its upper edge there, in millimetres of the piece; nothing where none does. */
export function middleFront({ pieces }: Pattern): { piece: string; neck: number } | null {
  const fronts = pieces
    .filter(({ place, cut }) => place.round === 'trunk' && Math.abs(place.turn) < 60 && cut.of === 'shell')
    .flatMap((piece) => {
      const heights = heightsAtMiddle(piece)
      return heights.length > 0 ? [{ piece: piece.id, neck: Math.max(...heights), long: spanOf(heights) }] : []
    })
  // The longest is the front itself; bands and facings are short there.
  const [longest] = fronts.toSorted((a, b) => b.long - a.long)
  return longest ? { piece: longest.piece, neck: longest.neck } : null
}

const spanOf = (heights: readonly number[]) => Math.max(...heights) - Math.min(...heights)

/** Where the outline of a piece crosses its upright middle; a hair beside it, where a corner may stand. */
const heightsAtMiddle = (piece: Piece): number[] =>
  crossings([outlineOf(piece).map(([x, y]) => [y, x])], 0.01).map(([height]) => height)
