import { along, distance, joined, lengths, type Path, type Point, quadratic, sure } from '@toile/geometry'
import type { Piece } from '../piece.ts'

/** Two runs that meet in a corner, with the corner rounded over a length: cloth that is drawn into a band turns in to it. The second run takes the rounding. */
export function roundedInto(before: Path, after: Path, radius: number): [Path, Path] {
  const [walked, walkedOn] = [lengths(before), lengths(after)]
  const [from, to] = [sure(walked.at(-1)), sure(walkedOn.at(-1))]
  const by = Math.min(radius, from / 3, to / 3)
  const [start, end] = [along(before, 1 - by / from), along(after, by / to)]
  const corner = sure(after[0])
  const upTo = before.filter((_, i) => sure(walked[i]) < from - by)
  const onward = after.filter((_, i) => sure(walkedOn[i]) > by)
  return [joined(upTo, [start]), joined(quadratic(start, corner, end, 6), onward)]
}

/** A piece whose outline is rounded at some of its corners, over a length in heads. */
export function drawnInto(piece: Piece, corners: readonly Point[], radius: number): Piece {
  const outlines = piece.outlines.map((path) =>
    corners.reduce<Path>((outline, corner) => {
      const at = outline.reduce(
        (best, point, i) => (distance(point, corner) < distance(sure(outline[best]), corner) ? i : best),
        0,
      )
      if (distance(sure(outline[at]), corner) > 0.01) return outline
      const half = outline.length >> 1
      const turned = joined(outline.slice(at), outline.slice(0, at))
      const [before, after] = roundedInto(joined(turned.slice(half), [corner]), turned.slice(0, half), radius)
      return joined(after, before)
    }, path),
  )
  return {
    ...piece,
    outlines,
    contours: outlines.map((path) => ({ path: joined(path, [sure(path[0])]), weight: 1, taper: [0, 0] })),
  }
}
