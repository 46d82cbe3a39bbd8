import { boundsOf, type Path, type Point } from '@toile/geometry'

/** Room round a garment, in millimetres. */
const margin = 30

/** The page in millimetres that holds lines in heads, and where a place in heads lies on it. */
export function pageOf(lines: readonly { path: Path }[], unit: number) {
  const box = boundsOf(...lines.map(({ path }) => path))
  return {
    place: ([x, y]: Point): Point => [(x - box.left) * unit + margin, (y - box.top) * unit + margin],
    width: (box.right - box.left) * unit + 2 * margin,
    height: (box.bottom - box.top) * unit + 2 * margin,
  }
}
