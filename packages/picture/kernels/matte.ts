import { clamp, smooth } from '@toile/geometry'
import type { Pixels } from '../surface.ts'
import { boxBlur } from './boxBlur.ts'
import { emptyPlane, type Mask, type Plane, readPlane } from './plane.ts'
import { depthOf, enlarged } from './refine.ts'

/** Opacity of the rim and the colour of the thing itself there, by where a pixel stands on the line between the colours inside and outside nearby; the same picture with a soft rim. */
export function matte(pixels: Pixels, mask: Mask): Pixels {
  const { width, height } = pixels
  const scale = width / mask.width
  const depth = enlarged(depthOf(mask), pixels).values
  const reach = 1.5 * scale + 1
  const near = openNear(pixels, depth, reach)
  const rgba = pixels.rgba.slice()
  for (let i = 0; i < depth.length; i++) {
    const d = depth[i]
    const at = i * 4
    if (d >= reach) continue
    if (d <= -reach) {
      rgba.fill(0, at, at + 4)
      continue
    }
    const x = i % width
    const [own, other] = near(x, (i - x) / width)
    const opacity = opacityOf(pixels.rgba, at, own, other, d / reach)
    for (let c = 0; c < 3; c++) rgba[at + c] = ownColor(pixels.rgba[at + c], own[c], other[c], opacity)
    rgba[at + 3] = opacity * pixels.rgba[at + 3]
    if (!rgba[at + 3]) rgba.fill(0, at, at + 4)
  }
  return { width, height, rgba }
}

/** The colour line decides where both sides differ, the depth where they are alike. */
function opacityOf(rgba: Uint8ClampedArray, at: number, own: number[], other: number[], depth: number): number {
  let along = 0
  let length = 1
  for (let c = 0; c < 3; c++) {
    along += (rgba[at + c] - other[c]) * (own[c] - other[c])
    length += (own[c] - other[c]) ** 2
  }
  const trust = clamp((length - 900) / 3000)
  const ramp = clamp(0.5 + depth)
  const told = clamp((along / length - 0.06) / 0.88)
  const bounded = Math.max(smooth(0, 0.7, depth), Math.min(1 - smooth(0, 0.7, -depth), told))
  return ramp + (bounded - ramp) * trust
}

/** The thing's own colour where the ground shines through it. */
function ownColor(seen: number, own: number, other: number, opacity: number): number {
  if (opacity > 0.98) return seen
  const freed = opacity > 0.05 ? clamp((seen - (1 - opacity) * other) / opacity, 0, 255) : own
  return own + (freed - own) * smooth(0.15, 0.7, opacity)
}

/** Mean colours inside and outside near a place, gathered on coarse cells. */
function openNear({ width, height, rgba }: Pixels, depth: Float32Array, reach: number) {
  const cell = Math.max(2, Math.round(reach))
  const small = { width: Math.ceil(width / cell) + 1, height: Math.ceil(height / cell) + 1 }
  const sides = [0, 1].map(() => Array.from({ length: 4 }, () => emptyPlane(small)))
  for (let i = 0; i < depth.length; i++) {
    const d = depth[i]
    if (Math.abs(d) < reach || Math.abs(d) > reach * 7 || rgba[i * 4 + 3] < 128) continue
    const x = i % width
    const to = Math.floor((i - x) / width / cell) * small.width + Math.floor(x / cell)
    const sums = sides[d > 0 ? 0 : 1]
    for (let c = 0; c < 3; c++) sums[c].values[to] += rgba[i * 4 + c]
    sums[3].values[to]++
  }
  const [own, other] = sides.map((sums) => gathered(sums))
  const read = (planes: readonly Plane[], x: number, y: number) => {
    const weight = readPlane(planes[3], x, y) + 1e-4
    return [0, 1, 2].map((c) => readPlane(planes[c], x, y) / weight)
  }
  return (x: number, y: number): [number[], number[]] => {
    const [u, v] = [inner((x + 0.5) / cell - 0.5, small.width), inner((y + 0.5) / cell - 0.5, small.height)]
    return [read(own, u, v), read(other, u, v)]
  }
}

const inner = (at: number, most: number) => Math.max(0, Math.min(most - 1.001, at))

/** A narrow window, and a little of a wide one where the narrow one sees none. */
const gathered = (sums: readonly Plane[]) =>
  sums.map((plane) => {
    const narrow = boxBlur(boxBlur(plane, 1), 1)
    const wide = boxBlur(boxBlur(plane, 4), 4)
    for (let i = 0; i < narrow.values.length; i++) narrow.values[i] += 0.02 * wide.values[i]
    return narrow
  })
