import { area, distance, type Path, type Point } from '@toile/geometry'

/** Millimetres of a seam allowance that is stitched down. */
export const seamAllowance = 2.6

/** A closed outline, its first point standing at its end again, drawn in by so many millimetres. */
export function inset(path: Path, by: number): Path {
  const way = area(path) < 0 ? -1 : 1
  return path.map((p, i): Point => {
    const before = path[(i + path.length - 2) % (path.length - 1)]
    const after = path[(i + 1) % (path.length - 1)]
    const long = distance(before, after) || 1
    return [p[0] - ((after[1] - before[1]) / long) * by * way, p[1] + ((after[0] - before[0]) / long) * by * way]
  })
}
