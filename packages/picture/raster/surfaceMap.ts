import type { SurfacePoint } from '@toile/craft/garments/piece.ts'
import { eachRun } from './eachCovered.ts'
import { openRoom } from './lentRoom.ts'
import type { Region, Stage } from './stage.ts'

/** A cloth surface seen from the front, per pixel of a region: wave height in pixels, place in the cloth in heads, and whether it was met. */
export interface SurfaceMap {
  lift: Float32Array
  u: Float32Array
  v: Float32Array
  met: Uint8Array
}

const latest = new WeakMap<readonly (readonly SurfacePoint[])[], { key: string; map: SurfaceMap }>()

/** A surface seen in a region by depth; beside the surface, places in the cloth run on along the row. Height and cloth ask one after the other, so the latest answer is kept; it must not be written to. */
export function mapSurface(stage: Stage, region: Region, surface: readonly (readonly SurfacePoint[])[]): SurfaceMap {
  const key = [stage.scale, ...stage.origin, region.x, region.y, region.width, region.height].join()
  const known = latest.get(surface)
  if (known?.key === key) return known.map
  const map = drawSurface(stage, region, surface)
  latest.set(surface, { key, map })
  return map
}

const roomForDepth = openRoom()

function drawSurface(stage: Stage, region: Region, surface: readonly (readonly SurfacePoint[])[]): SurfaceMap {
  const size = region.width * region.height
  const map: SurfaceMap = {
    lift: new Float32Array(size),
    u: new Float32Array(size),
    v: new Float32Array(size),
    met: new Uint8Array(size),
  }
  const depth = roomForDepth(size).fill(-1e9)
  const rows = surface.map((row) =>
    row.map((p): SurfacePoint => {
      const [x, y] = stage.place([p.x, p.y])
      return { x: x - region.x, y: y - region.y, z: p.z * stage.scale, lift: p.lift * stage.scale, u: p.u, v: p.v }
    }),
  )
  for (let i = 0; i + 1 < rows.length; i++) {
    for (let j = 0; j + 1 < rows[i].length; j++) {
      drawTriangle(map, depth, region, rows[i][j], rows[i][j + 1], rows[i + 1][j])
      drawTriangle(map, depth, region, rows[i][j + 1], rows[i + 1][j + 1], rows[i + 1][j])
    }
  }
  runOn(map, region, 1 / stage.scale)
  return map
}

function drawTriangle(
  { lift, u, v, met }: SurfaceMap,
  depth: Float32Array,
  region: Region,
  a: SurfacePoint,
  b: SurfacePoint,
  c: SurfacePoint,
): void {
  eachRun(region, [a, b, c], 0.02, (row, first, last, low, high, slopes) => {
    for (let x = first, i = row + first; x <= last; x++, i++) {
      const p = slopes.p * (x - slopes.from) + low
      const q = slopes.q * (x - slopes.from) + high
      const r = 1 - p - q
      const z = a.z * p + b.z * q + c.z * r
      if (z < depth[i]!) continue
      depth[i] = z
      met[i] = 1
      lift[i] = a.lift * p + b.lift * q + c.lift * r
      u[i] = a.u * p + b.u * q + c.u * r
      v[i] = a.v * p + b.v * q + c.v * r
    }
  })
}

/** A piece's outline reaches past its surface, at a hem by much: there the nearest place in the row or the column goes on. */
function runOn(map: SurfaceMap, { width, height }: Region, headsPerPixel: number): void {
  const from = nearestInColumns(map.met, width, height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    nearestInRow(map.met, from, row, width)
    for (let x = 0; x < width; x++) {
      const i = row + x
      const near = from[i]!
      if (map.met[i] || near < 0) continue
      const down = Math.floor(near / width)
      map.u[i] = map.u[near]! + (x - (near - down * width)) * headsPerPixel
      map.v[i] = map.v[near]! + (y - down) * headsPerPixel
      map.lift[i] = map.lift[near]!
    }
  }
}

/** The pixel of a surface that is nearest above or below each pixel; -1 where its column has none. */
function nearestInColumns(met: Uint8Array, width: number, height: number): Int32Array {
  const from = new Int32Array(width * height).fill(-1)
  for (let i = 0; i < from.length; i++) from[i] = met[i] ? i : i < width ? -1 : from[i - width]!
  for (let i = from.length - width - 1; i >= 0; i--) {
    const below = from[i + width]!
    if (met[i] || below <= i) continue
    const above = from[i]!
    if (above < 0 || below - i < i - above) from[i] = below
  }
  return from
}

/** Takes the nearest pixel of the row in the place of one that is farther off in the column. */
function nearestInRow(met: Uint8Array, from: Int32Array, row: number, width: number): void {
  const away = (i: number, near: number) => (near < 0 ? Number.POSITIVE_INFINITY : distanceBetween(i, near, width))
  for (const step of [1, -1]) {
    let last = -1
    for (let k = 0; k < width; k++) {
      const i = row + (step > 0 ? k : width - 1 - k)
      if (met[i]) last = i
      else if (last >= 0 && away(i, last) < away(i, from[i]!)) from[i] = last
      else if (last < 0 || from[i]! >= 0) last = from[i]!
    }
  }
}

function distanceBetween(one: number, other: number, width: number): number {
  const [y, v] = [Math.floor(one / width), Math.floor(other / width)]
  return Math.abs(one - y * width - (other - v * width)) + Math.abs(y - v)
}
