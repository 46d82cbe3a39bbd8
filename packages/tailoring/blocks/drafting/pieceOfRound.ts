import { boundsOf, crossings, lerp, type Path, type Point, sure } from '@toile/geometry'
import { outlineOf } from '../../pattern/outlineOf.ts'
import type { Edge, EdgeEnd, InnerLine, Piece, Place } from '../../pattern/pattern.ts'
import type { Round } from './round.ts'

/** What a piece is beside its outline. */
interface Cut {
  id: string
  name: string
  place: Place
  pair?: boolean
  /** How many layers are cut of it, or pairs of a pair; one unless told. */
  layers?: number
  /** The way of the grain in degrees from across; upright unless told. */
  grain?: number
  of?: Piece['cut']['of']
  lines?: readonly InnerLine[]
  drills?: Path
}

const allowances: Record<EdgeEnd, number> = { seam: 10, hem: 25, finished: 0, fold: 0 }

/** A piece of a closed round of edges: its last edge leads back to where the first one starts; millimetres. */
export function pieceOfRound({ from, steps }: Round, cut: Cut): Piece {
  const edges = steps.map(
    ({ id, handles, end, allowance }): Edge => ({
      id,
      ...(handles ? { handles } : {}),
      allowance: allowance ?? allowances[end],
      end,
    }),
  )
  const piece: Piece = {
    id: cut.id,
    name: cut.name,
    corners: [from, ...steps.slice(0, -1).map(({ to }) => to)],
    edges,
    grain: { at: [0, 0], degrees: cut.grain ?? 90 },
    notches: [],
    drills: cut.drills ?? [],
    lines: cut.lines ?? [],
    cut: { count: (cut.pair ? 2 : 1) * (cut.layers ?? 1), of: cut.of ?? 'shell', pair: cut.pair ?? false },
    place: cut.place,
  }
  return { ...piece, grain: { ...piece.grain, at: within(outlineOf(piece)) } }
}

/** A place well inside an outline: the middle of the widest run across it, at a level between its top and bottom. */
function within(outline: Path): Point {
  const { top, bottom } = boundsOf(outline)
  let [best, width]: [Point, number] = [sure(outline[0]), 0]
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66]) {
    const across = crossings([outline], lerp(top, bottom, share)).toSorted((a, b) => a[0] - b[0])
    for (let i = 0; i + 1 < across.length; i += 2) {
      const [left, right] = [sure(across[i]), sure(across[i + 1])]
      if (right[0] - left[0] <= width * 1.05) continue
      width = right[0] - left[0]
      best = [(left[0] + right[0]) / 2, left[1]]
    }
  }
  return best
}
