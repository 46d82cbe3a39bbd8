import type { Path } from '@toile/geometry'

/** A piece of a run, which is judged by itself: a pen's line may go over into the edge of a print. */
export interface Piece {
  path: Path
  /** Which run it is of. */
  run: number
}

/** Fewer pixels make no run. */
export const leastRun = 4
/** How long a piece is about, in pixels. */
const long = 22

/** Runs cut into pieces of nearly one length, in their order. */
export const piecesOf = (runs: readonly Path[]): Piece[] =>
  runs.flatMap((path, run) => {
    const count = Math.max(1, Math.round(path.length / long))
    const cut = (k: number) => Math.floor((k * path.length) / count)
    return Array.from({ length: count }, (_, k) => ({ path: path.slice(cut(k), cut(k + 1)), run }))
  })

/** Runs of the pieces that are kept, joined where they follow each other. */
export function joinedPieces(pieces: readonly Piece[], isKept: (piece: number) => boolean): Path[] {
  const joined: Path[] = []
  let last = -2
  pieces.forEach(({ path, run }, k) => {
    if (!isKept(k)) return
    const before = joined.at(-1)
    if (before && last === k - 1 && pieces[last]?.run === run) joined[joined.length - 1] = [...before, ...path]
    else joined.push(path)
    last = k
  })
  return joined
}
