import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Point } from '@toile/geometry'
import { chartMap } from '../../cloth/chartMap.ts'
import type { LookMap, MappedPiece } from '../../looks/lookMap.ts'
import { roundedSpot } from '../../looks/spotFrame.ts'
import { eachCovered } from '../../raster/eachCovered.ts'
import type { Region } from '../../raster/stage.ts'
import type { Pixels } from '../../surface.ts'

/** Paint on one piece of cloth: its picture, where its middle lies, and how wide it is in millimetres. */
export interface PaintOnCloth {
  picture: Pixels
  at: Spot
  width: number
}

/** Pixels of the picture to one of the canvas, so that edges stay clean, and the most to a side. */
const finer = 1.5
const longest = 2048
/** Millimetres that cloth may lie apart from where the canvas shows it: what lies further is behind a fold. */
const folded = 10
/** The narrowest paint, in millimetres. */
const narrowest = 4

/** Carries paint from the canvas onto the cloth of a piece: `owners` names the piece that has each pixel of the canvas, `piece` is this one's number there; nothing where its chart does not reach. */
export function pictureOnCloth(
  paint: Pixels,
  owners: Uint16Array,
  number: number,
  { chart, part, piece, side }: MappedPiece,
  map: LookMap,
): PaintOnCloth | null {
  const region = regionOf(paint, owners, number)
  if (!region) return null
  const place = ([x, y]: Point): Point => [map.origin[0] + x * map.scale, map.origin[1] + y * map.scale]
  const cloth = chartMap({ scale: map.scale, origin: map.origin, place }, region, chart)
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let y = 0, i = 0; y < region.height; y++)
    for (let x = 0; x < region.width; x++, i++) {
      const u = cloth.u[i]!
      const v = cloth.v[i]!
      if (owners[(region.y + y) * paint.width + region.x + x] !== number || Number.isNaN(u)) continue
      box.left = Math.min(box.left, u)
      box.right = Math.max(box.right, u)
      box.top = Math.min(box.top, v)
      box.bottom = Math.max(box.bottom, v)
    }
  if (!(box.left <= box.right)) return null
  const own = (map.scale / map.millimetresPerHead) * finer
  const pad = Math.max(2 / own, (narrowest - (box.right - box.left)) / 2)
  const [left, top] = [box.left - pad, box.top - pad]
  const [wide, high] = [box.right + pad - left, box.bottom + pad - top]
  const fine = Math.min(own, longest / wide, longest / high)
  const width = Math.ceil(wide * fine)
  const height = Math.ceil(high * fine)
  const rgba = new Uint8ClampedArray(width * height * 4)
  const depth = new Float32Array(width * height).fill(-1e9)
  const { columns, rows, x, y, z, u, v } = chart
  const lay = (i: number, j: number, k: number) => {
    const corner = (n: number) => ({ x: (u[n]! - left) * fine - 0.5, y: (v[n]! - top) * fine - 0.5 })
    eachCovered({ x: 0, y: 0, width, height }, [corner(i), corner(j), corner(k)], 0.001, (at, p, q, r) => {
      const near = z[i]! * p + z[j]! * q + z[k]! * r
      if (near < depth[at]!) return
      depth[at] = near
      const heads: Point = [x[i]! * p + x[j]! * q + x[k]! * r, y[i]! * p + y[j]! * q + y[k]! * r]
      const [px, py] = place(heads)
      const column = Math.floor(px) - region.x
      const row = Math.floor(py) - region.y
      rgba.fill(0, at * 4, at * 4 + 4)
      if (column < 0 || row < 0 || column >= region.width || row >= region.height) return
      const seen = row * region.width + column
      const away = Math.max(
        Math.abs(cloth.u[seen]! - (left + ((at % width) + 0.5) / fine)),
        Math.abs(cloth.v[seen]! - (top + (Math.floor(at / width) + 0.5) / fine)),
      )
      if (away <= folded) take(paint, owners, number, px - 0.5, py - 0.5, rgba, at * 4)
    })
  }
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const i = row * columns + column
      lay(i, i + 1, i + columns)
      lay(i + 1, i + columns + 1, i + columns)
    }
  const [acrossCloth, downCloth] = [width / fine, height / fine]
  const spot: Spot = {
    part,
    ...(piece ? { piece } : {}),
    side,
    u: left + acrossCloth / 2,
    v: top + downCloth / 2,
    from: 'top',
  }
  return { picture: { width, height, rgba }, at: roundedSpot(spot), width: acrossCloth }
}

/** The box of the pixels that a piece has. */
function regionOf({ width, height }: Pixels, owners: Uint16Array, number: number): Region | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (owners[i] !== number) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  return right < left ? null : { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top }
}

/** Reads the paint that a piece has between four pixels. */
function take(
  { width, height, rgba }: Pixels,
  owners: Uint16Array,
  number: number,
  x: number,
  y: number,
  to: Uint8ClampedArray,
  at: number,
): void {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - column, y - row]
  let [r, g, b, alpha, had] = [0, 0, 0, 0, 0]
  for (let dy = 0; dy < 2; dy++)
    for (let dx = 0; dx < 2; dx++) {
      const [cx, cy] = [column + dx, row + dy]
      if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue
      const share = (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy)
      const i = cy * width + cx
      // A neighbour that shows another cloth says nothing of this one.
      if (rgba[i * 4 + 3] && owners[i] !== number) continue
      const opaque = share * rgba[i * 4 + 3]!
      had += share
      r += rgba[i * 4]! * opaque
      g += rgba[i * 4 + 1]! * opaque
      b += rgba[i * 4 + 2]! * opaque
      alpha += opaque
    }
  if (alpha <= 0 || had <= 0) return
  to[at] = Math.round(r / alpha)
  to[at + 1] = Math.round(g / alpha)
  to[at + 2] = Math.round(b / alpha)
  to[at + 3] = Math.round(alpha / had)
}
