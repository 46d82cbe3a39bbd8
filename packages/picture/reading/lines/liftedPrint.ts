import { boxBlur } from '../../kernels/boxBlur.ts'
import type { Mask } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { cellSums } from './cells.ts'
import type { PrintStep } from './printSteps.ts'
import type { SeenCloth } from './seenCloth.ts'

/** A picture whose print is taken off, and where that could be. */
export interface LiftedPrint {
  pixels: Pixels
  lifted: Mask
}

/** Over how many cells light is alike; the tone that cloth without its print is given; what both sides of a quotient are raised by. */
const even = 3
const tone = 225
const raised = 8

/** Takes off a print that repeats: every pixel within a cloth's border is held against what the cloth shows a repeat further in each direction, in the light that falls on it; what does not repeat, as a pen's line, stays. */
export function liftedPrint(seen: SeenCloth, within: Mask, steps: readonly PrintStep[]): LiftedPrint {
  const { pixels, cells, cloth, sum } = seen
  const { width, height, rgba } = pixels
  const light = lightOf(seen)
  const ways = [...steps, ...steps.map(({ x, y }) => ({ x: -x, y: -y }))]
  const aside = Int32Array.from(ways, ({ x }) => x)
  const moves = Int32Array.from(ways, ({ x, y }) => y * width + x)
  const out = rgba.slice()
  const lifted = new Uint8Array(width * height)
  const levels = new Float64Array(ways.length)
  const from = new Int32Array(ways.length)
  for (let i = 0; i < lifted.length; i++) {
    if (!within.values[i]) continue
    const own = light[cells.of[i]!]!
    const x = i % width
    let count = 0
    for (let way = 0; way < moves.length; way++) {
      const j = i + moves[way]!
      const column = x + aside[way]!
      if (column < 0 || column >= width || !cloth.values[j]) continue
      const level = sum[j]! / light[cells.of[j]!]!
      // Kept in order, the lightest first.
      let k = count++
      for (; k > 0 && levels[k - 1]! < level; k--) {
        levels[k] = levels[k - 1]!
        from[k] = from[k - 1]!
      }
      levels[k] = level
      from[k] = j
    }
    if (!count) continue
    lifted[i] = 1
    const j = from[rankOf(count)]!
    const gain = own / light[cells.of[j]!]!
    for (let c = 0; c < 3; c++)
      out[i * 4 + c] = (tone * (rgba[i * 4 + c]! + raised)) / (rgba[j * 4 + c]! * gain + raised)
  }
  return { pixels: { width, height, rgba: out }, lifted: { width, height, values: lifted } }
}

/** How light the cloth is round each cell, and what it is elsewhere. */
function lightOf({ cells, places, sum, share, round }: SeenCloth): Float32Array {
  const bright = boxBlur(
    cellSums(cells, places, (i) => sum[i]!),
    even,
  ).values
  const covered = boxBlur(share, even).values
  return bright.map((value, k) => (covered[k]! > 0.4 ? Math.max(1, value / covered[k]!) : round.values[k]!))
}

/** Of so many repeats, the lightest first, which one tells what the cloth is like without a line. */
const rankOf = (count: number) => Math.floor((count - 1) * 0.4)
