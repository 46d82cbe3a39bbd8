import { boundsOf, contains, distance, mix, type Path, type Point, sure } from '@toile/geometry'
import Delaunator from 'delaunator'
import { holdSides } from './holdSides.ts'

/** A panel as triangles: its corners in millimetres, those of the outline first, and counter-clockwise triples of them. */
interface PanelMesh {
  corners: Point[]
  triangles: number[]
}

/** How near the inner corners come to the outline, as a share of the spacing. */
const room = 0.62

/** Fills an outline with triangles: a grid of equal ones within, joined to the outline by a constrained Delaunay triangulation. */
export function meshPanel(outline: Path, spacing: number): PanelMesh {
  const corners = [...outline, ...innerCorners(outline, spacing)]
  const mesh = Delaunator.from(
    corners,
    ([x]) => x,
    ([, y]) => y,
  )
  const all = mesh.triangles
  holdSides(all, corners, outline.length)
  const triangles: number[] = []
  for (let t = 0; t < all.length; t += 3) {
    const [a, b, c] = [sure(all[t]), sure(all[t + 1]), sure(all[t + 2])]
    const [p, q, r] = [sure(corners[a]), sure(corners[b]), sure(corners[c])]
    const middle: Point = [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3]
    if (!contains(outline, middle)) continue
    const turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    if (Math.abs(turn) < 1e-6) continue
    triangles.push(a, ...(turn > 0 ? [b, c] : [c, b]))
  }
  return { corners, triangles }
}

/** Corners of a grid of equal triangles that keep away from the outline. */
function innerCorners(outline: Path, spacing: number): Point[] {
  const { left, right, top, bottom } = boundsOf(outline)
  const near = openNear(spacing)
  outline.forEach((place, i) => {
    near.put(place)
    near.put(mix(place, sure(outline[(i + 1) % outline.length]), 0.5))
  })
  const inner: Point[] = []
  const row = (spacing * Math.sqrt(3)) / 2
  const rows = Math.floor((bottom - top) / row)
  for (let j = 0; j <= rows; j++)
    for (let x = left + (j % 2) * (spacing / 2); x < right; x += spacing) {
      const place: Point = [x, top + (j + 0.5) * row]
      if (!near.has(place, spacing * room) && contains(outline, place)) inner.push(place)
    }
  return inner
}

/** Places in cells, to be asked whether one lies near. */
function openNear(cell: number) {
  const cells = new Map<string, Point[]>()
  const key = (x: number, y: number) => `${x} ${y}`
  const of = ([x, y]: Point) => [Math.floor(x / cell), Math.floor(y / cell)] as const
  return {
    put(place: Point) {
      const at = key(...of(place))
      cells.set(at, [...(cells.get(at) ?? []), place])
    },
    has(place: Point, within: number) {
      const [i, j] = of(place)
      for (let a = i - 1; a <= i + 1; a++)
        for (let b = j - 1; b <= j + 1; b++)
          if (cells.get(key(a, b))?.some((other) => distance(place, other) < within)) return true
      return false
    },
  }
}
