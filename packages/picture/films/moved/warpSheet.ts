import { sure } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import type { Bone } from './bonesOf.ts'
import type { Weights } from './weights.ts'

/** A sheet of a picture that hangs on bones. */
export interface HungSheet {
  pixels: Pixels
  bones: readonly Bone[]
  weights: Weights
  /** Cells of the grid that something lies in, from far to near, by their upper left knot. */
  cells: readonly number[]
}

/** Hangs a sheet on its bones. */
export function hangSheet(pixels: Pixels, bones: readonly Bone[], weights: Weights): HungSheet {
  const { columns, rows, solid, most } = weights
  const cells: number[] = []
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const i = row * columns + column
      if (solid[i] || solid[i + 1] || solid[i + columns] || solid[i + columns + 1]) cells.push(i)
    }
  }
  const orderAt = (i: number) => sure(bones[most[i] ?? 0]).order
  return { pixels, bones, weights, cells: cells.sort((a, b) => orderAt(a) - orderAt(b)) }
}

/** Lays a sheet, its bones moved to where `moved` has them, over pixels that are opaque or not. */
export function warpSheet({ pixels, bones, weights, cells }: HungSheet, moved: readonly Bone[], onto: Pixels): void {
  const { columns } = weights
  const knots = movedKnots(bones, moved, weights)
  for (const i of cells) {
    layTriangle(pixels, weights, knots, [i, i + 1, i + columns], onto)
    layTriangle(pixels, weights, knots, [i + 1, i + columns + 1, i + columns], onto)
  }
}

interface Knots {
  x: Float32Array
  y: Float32Array
}

/** Where every knot lies when the bones have moved: each bone carries it as far as it holds it. */
function movedKnots(bones: readonly Bone[], moved: readonly Bone[], { columns, rows, step, shares }: Weights): Knots {
  const carries = bones.map((bone, k) => carryOf(bone, sure(moved[k])))
  const x = new Float32Array(columns * rows)
  const y = new Float32Array(columns * rows)
  for (let i = 0; i < x.length; i++) {
    const [px, py] = [(i % columns) * step, Math.floor(i / columns) * step]
    carries.forEach(([a, b, c, d, e, f], k) => {
      const share = shares[i * bones.length + k] ?? 0
      x[i]! += share * (a * px + b * py + c)
      y[i]! += share * (d * px + e * py + f)
    })
  }
  return { x, y }
}

type Carry = readonly [number, number, number, number, number, number]

/** How places go with a bone: turned with it, as long and as wide as it has become. */
function carryOf(bone: Bone, moved: Bone): Carry {
  const [from, to] = [angleOf(bone), angleOf(moved)]
  const long = lengthOf(moved) / lengthOf(bone)
  const [c0, s0, c1, s1] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)]
  const wide = moved.reach / bone.reach
  const [a, b] = [c1 * long * c0 + s1 * wide * s0, c1 * long * s0 - s1 * wide * c0]
  const [d, e] = [s1 * long * c0 - c1 * wide * s0, s1 * long * s0 + c1 * wide * c0]
  const { from: root } = bone
  return [a, b, moved.from[0] - a * root[0] - b * root[1], d, e, moved.from[1] - d * root[0] - e * root[1]]
}

const angleOf = ({ from, to }: Bone) => Math.atan2(to[1] - from[1], to[0] - from[0])
const lengthOf = ({ from, to }: Bone) => Math.hypot(to[0] - from[0], to[1] - from[1]) || 1

function layTriangle(
  pixels: Pixels,
  { columns, step }: Weights,
  { x, y }: Knots,
  [i, j, k]: readonly [number, number, number],
  onto: Pixels,
): void {
  const [ax, ay, bx, by, cx, cy] = [x[i]!, y[i]!, x[j]!, y[j]!, x[k]!, y[k]!]
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy)
  if (Math.abs(area) < 1e-4) return
  const fromX = (at: number) => (at % columns) * step
  const fromY = (at: number) => Math.floor(at / columns) * step
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.01))
  const right = Math.min(onto.width - 1, Math.floor(Math.max(ax, bx, cx) + 0.01))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.01))
  const bottom = Math.min(onto.height - 1, Math.floor(Math.max(ay, by, cy) + 0.01))
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const u = ((by - cy) * (column - cx) + (cx - bx) * (row - cy)) / area
      const v = ((cy - ay) * (column - cx) + (ax - cx) * (row - cy)) / area
      const w = 1 - u - v
      if (u < -1e-4 || v < -1e-4 || w < -1e-4) continue
      const sx = u * fromX(i) + v * fromX(j) + w * fromX(k)
      const sy = u * fromY(i) + v * fromY(j) + w * fromY(k)
      layPixel(pixels, sx, sy, onto, (row * onto.width + column) * 4)
    }
  }
}

/** Lays the colour of a place between four pixels over one. */
function layPixel({ width, height, rgba }: Pixels, x: number, y: number, { rgba: out }: Pixels, to: number): void {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - left, y - top]
  const o = (top * width + left) * 4
  const p = o + width * 4
  const alpha0 = rgba[o + 3]! * (1 - fx) * (1 - fy)
  const alpha1 = rgba[o + 7]! * fx * (1 - fy)
  const alpha2 = rgba[p + 3]! * (1 - fx) * fy
  const alpha3 = rgba[p + 7]! * fx * fy
  const opacity = (alpha0 + alpha1 + alpha2 + alpha3) / 255
  if (opacity < 0.004) return
  const below = (out[to + 3]! / 255) * (1 - opacity)
  const all = opacity + below
  for (let c = 0; c < 3; c++) {
    const own =
      (rgba[o + c]! * alpha0 + rgba[o + 4 + c]! * alpha1 + rgba[p + c]! * alpha2 + rgba[p + 4 + c]! * alpha3) / 255
    out[to + c] = (own + out[to + c]! * below) / all
  }
  out[to + 3] = all * 255
}
