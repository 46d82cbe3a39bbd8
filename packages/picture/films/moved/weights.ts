import type { Mask } from '../../kernels/plane.ts'
import type { Bone } from './bonesOf.ts'
import { offSegment } from './offSegment.ts'

/** Knots of a grid over a sheet: how much each bone holds each of them, and which bone holds it most. */
export interface Weights {
  /** Pixels between knots. */
  step: number
  columns: number
  rows: number
  /** Knots that something of the sheet lies at. */
  solid: Uint8Array
  /** Row by row, bone by bone. */
  shares: Float32Array
  most: Uint8Array
}

/** What a step through the air costs against one through cloth: an arm beside the hip stays far from it. */
const air = 9
const farthest = 1e6
/** Further off than this many times its reach a bone holds nothing. */
const held = 8

/** Tells how much of each place hangs on each bone, by the way there within the sheet. */
export function weightsOf(mask: Mask, bones: readonly Bone[], step: number): Weights {
  const columns = Math.ceil(mask.width / step) + 1
  const rows = Math.ceil(mask.height / step) + 1
  const solid = solidKnots(mask, { columns, rows, step })
  const ways = bones.map((bone) => waysFrom(bone, solid, { columns, rows, step }))
  const shares = new Float32Array(columns * rows * bones.length)
  const most = new Uint8Array(columns * rows)
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue
    let [sum, best] = [0, 0]
    bones.forEach(({ reach }, k) => {
      const share = 1 / (0.05 + (ways[k]?.[i] ?? farthest) / reach) ** 4
      shares[i * bones.length + k] = share
      sum += share
      if (share > best) [best, most[i]] = [share, k]
    })
    for (let k = 0; k < bones.length; k++) shares[i * bones.length + k]! /= sum
  }
  takeFromBeside(shares, most, solid, { columns, count: bones.length })
  return { step, columns, rows, solid, shares, most }
}

/** Knots beside the sheet go with those of it that are next to them. */
function takeFromBeside(
  shares: Float32Array,
  most: Uint8Array,
  solid: Uint8Array,
  { columns, count }: { columns: number; count: number },
): void {
  for (let i = 0; i < solid.length; i++) {
    if (solid[i]) continue
    const beside = [-1, 1, -columns, columns, -columns - 1, 1 - columns, columns - 1, columns + 1]
      .map((way) => i + way)
      .filter((j) => solid[j])
    for (const j of beside)
      for (let k = 0; k < count; k++) shares[i * count + k]! += shares[j * count + k]! / beside.length
    most[i] = most[beside[0] ?? i]!
  }
}

type Grid = Pick<Weights, 'columns' | 'rows' | 'step'>

/** Knots around which the sheet is seen. */
function solidKnots({ width, height, values }: Mask, { columns, rows, step }: Grid): Uint8Array {
  const solid = new Uint8Array(columns * rows)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (values[i]) solid[Math.round(y / step) * columns + Math.round(x / step)] = 1
    }
  }
  return solid
}

/** The shortest way from a bone to every knot, in pixels. */
function waysFrom({ from, to, reach }: Bone, solid: Uint8Array, { columns, rows, step }: Grid): Float32Array {
  const ways = new Float32Array(solid.length).fill(farthest)
  const open: number[] = []
  for (let i = 0; i < ways.length; i++) {
    const off = offSegment([(i % columns) * step, Math.floor(i / columns) * step], from, to)
    if (off > step * 1.2) continue
    ways[i] = Math.max(0, off - step)
    open.push(i)
  }
  const waiting = new Uint8Array(solid.length)
  for (let at = 0; at < open.length; at++) {
    const i = open[at]!
    waiting[i] = 0
    const [column, row] = [i % columns, Math.floor(i / columns)]
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [column + dx, row + dy]
        if ((!dx && !dy) || x < 0 || y < 0 || x >= columns || y >= rows) continue
        const j = y * columns + x
        const way = ways[i]! + (dx && dy ? Math.SQRT2 : 1) * step * (solid[j] ? 1 : air)
        if (way >= ways[j]! - 0.01 || way > reach * held) continue
        ways[j] = way
        if (waiting[j]) continue
        waiting[j] = 1
        open.push(j)
      }
    }
  }
  return ways
}
