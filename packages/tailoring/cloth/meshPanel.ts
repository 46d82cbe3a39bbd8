import { boundsOf, contains, distance, mix, type Path, type Point, subtract, sure } from '@toile/geometry'
import Delaunator from 'delaunator'
import { holdSides } from './holdSides.ts'

/** A panel as triangles: its corners in millimetres, those of the outline first, and counter-clockwise triples of them. */
interface PanelMesh {
  corners: Point[]
  triangles: number[]
}

/** How near the inner corners come to the outline and how far their grid is moved, as shares of the spacing: the first is usual, the others are tried where a triangle would be sharp. */
const grids: readonly (readonly [room: number, shift: number])[] = [
  [0.62, 0],
  [0.62, 0.5],
  [0.7, 0.25],
  [0.56, 0],
  [0.75, 0.5],
  [0.66, 0.75],
]
/** A mesh with no sharper angle than this, in degrees, is not tried again. */
const sharp = 20.5

/** Fills an outline with triangles: a grid of equal ones within, joined to the outline by a constrained Delaunay triangulation. */
export function meshPanel(outline: Path, spacing: number): PanelMesh {
  let best: PanelMesh | null = null
  let least = -1
  for (const grid of grids) {
    const mesh = meshOn(outline, spacing, grid)
    const angle = leastAngle(mesh)
    if (angle <= least) continue
    best = mesh
    least = angle
    if (least >= sharp) break
  }
  return best ?? meshOn(outline, spacing, [0.62, 0])
}

/** The least angle of all triangles, in degrees. */
function leastAngle({ corners, triangles }: PanelMesh): number {
  let least = 180
  triangles.forEach((corner, i) => {
    const at = sure(corners[corner])
    const next = sure(corners[sure(triangles[i % 3 === 2 ? i - 2 : i + 1])])
    const last = sure(corners[sure(triangles[i % 3 === 0 ? i + 2 : i - 1])])
    const [one, other] = [subtract(next, at), subtract(last, at)]
    const turn = Math.atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1])
    least = Math.min(least, (turn * 180) / Math.PI)
  })
  return least
}

function meshOn(outline: Path, spacing: number, grid: readonly [number, number]): PanelMesh {
  const corners = [...outline, ...innerCorners(outline, spacing, grid)]
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
function innerCorners(outline: Path, spacing: number, [room, shift]: readonly [number, number]): Point[] {
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
    for (let x = left + ((j % 2) / 2 - shift) * spacing; x < right; x += spacing) {
      const place: Point = [x, top + (j + 0.5 - shift / 2) * row]
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
