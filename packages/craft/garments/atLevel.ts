import { mix, type Path, type Point } from '@toile/geometry'

/** Where a downward path crosses a level. */
export function atLevel(path: Path, y: number): Point {
  const i = path.findIndex((point) => point[1] >= y)
  if (i < 0) return path[path.length - 1]
  if (i === 0) return path[0]
  const [a, b] = [path[i - 1], path[i]]
  return mix(a, b, (y - a[1]) / (b[1] - a[1] || 1))
}
