import { sure } from '@toile/geometry'
import type { Box } from '../tiles/box.ts'
import type { BackMap } from './backMap.ts'
import { fillTriangle } from './fillTriangle.ts'
import type { Place } from './matrices.ts'
import { type Mesh, onMesh } from './mesh.ts'
import { margin } from './pixelSource.ts'

/** Pieces that each field of the grid is drawn in, in each direction. */
const pieces = 24

/** Pixels that come through a mesh from a box, within a box of the sheet. */
export function throughMesh(mesh: Mesh, from: Readonly<Box>, within: Readonly<Box>): BackMap {
  const corners = cornersOf(mesh, from)
  const box = boxOf(corners.places, within)
  const width = Math.max(0, box.x1 - box.x0 + 1)
  const height = Math.max(0, box.y1 - box.y0 + 1)
  const fromX = new Float32Array(width * height).fill(Number.NaN)
  const fromY = new Float32Array(width * height).fill(Number.NaN)
  const { across, places, sources } = corners
  const put = (a: number, b: number, c: number) => {
    const [p, q, r] = [sure(places[a]), sure(places[b]), sure(places[c])]
    const [s, t, u] = [sure(sources[a]), sure(sources[b]), sure(sources[c])]
    fillTriangle([p, q, r], box, width, height, (at, wp, wq, wr) => {
      fromX[at] = s[0] * wp + t[0] * wq + u[0] * wr
      fromY[at] = s[1] * wp + t[1] * wq + u[1] * wr
    })
  }
  for (let k = 0; k + across < places.length; k++) {
    if (k % across === across - 1) continue
    put(k, k + 1, k + across)
    put(k + 1, k + across + 1, k + across)
  }
  return {
    box,
    row(y, left, right, outX, outY) {
      const row = y - box.y0
      const inside = row >= 0 && row < height
      for (let x = left; x < right; x++) {
        const column = x - box.x0
        const at = inside && column >= 0 && column < width ? row * width + column : -1
        outX[x - left] = at < 0 ? Number.NaN : fromX[at]!
        outY[x - left] = at < 0 ? Number.NaN : fromY[at]!
      }
      return inside
    },
  }
}

/** Corners of the pieces: where they come to lie, and where they come from; a little beyond the box all round. */
function cornersOf(mesh: Mesh, { x0, y0, x1, y1 }: Readonly<Box>) {
  const stops = (count: number, length: number): number[] => {
    const beyond = ((margin - 0.5) / length) * (count - 1)
    const inner = Array.from({ length: (count - 1) * pieces + 1 }, (_, k) => k / pieces)
    return [-beyond, ...inner, count - 1 + beyond]
  }
  const [us, vs] = [stops(mesh.columns, x1 - x0), stops(mesh.rows, y1 - y0)]
  const places = vs.flatMap((v) => us.map((u) => onMesh(mesh, u, v)))
  const sources = vs.flatMap((v) =>
    us.map((u): Place => [x0 + (u / (mesh.columns - 1)) * (x1 - x0), y0 + (v / (mesh.rows - 1)) * (y1 - y0)]),
  )
  return { across: us.length, places, sources }
}

function boxOf(places: readonly Place[], within: Readonly<Box>): Box {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const least = (values: number[]) => Math.floor(values.reduce((a, b) => Math.min(a, b)))
  const most = (values: number[]) => Math.ceil(values.reduce((a, b) => Math.max(a, b)))
  return {
    x0: Math.max(within.x0, least(xs)),
    y0: Math.max(within.y0, least(ys)),
    x1: Math.min(within.x1, most(xs)),
    y1: Math.min(within.y1, most(ys)),
  }
}
