import { distance, hullOf, type Point, sure } from '@toile/geometry'
import type { Spot } from './form.ts'
import { surfaceAlong } from './girthAround.ts'
import type { Solid } from './solid.ts'

const steps = 48

/** The length of a tape from the nape straight down the back to the waist, in millimetres, spanning the hollow between. */
export function backLengthOf(solid: Solid, nape: number, waist: number, middle: number): number {
  const run = Array.from({ length: steps + 1 }, (_, i): Point => {
    const y = waist + ((nape - waist) * i) / steps
    return [y, surfaceAlong((far) => solid(0, y, middle - far)) - middle]
  })
  return spanned(run)
}

/** The length of a tape from one shoulder point over the back to the other under the nape, in millimetres; the shoulder points stand so far aside and so high. */
export function shoulderWidthOf(solid: Solid, nape: number, [aside, shoulder, middle]: Spot): number {
  const slant = Math.hypot(1, (nape - shoulder) / aside)
  const run = Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = (2 * i) / steps - 1
    const y = nape + (shoulder - nape) * Math.abs(share)
    return [aside * share * slant, surfaceAlong((far) => solid(aside * share, y, middle - far)) - middle]
  })
  return spanned(run)
}

/** The length of the outer side of the hull of a run whose values stand outward, from its first place to its last. */
function spanned(run: readonly Point[]): number {
  const [first, last] = [sure(run[0]), sure(run.at(-1))]
  const floor = Math.min(...run.map(([, out]) => out)) - 1000
  const hull = hullOf([...run, [first[0], floor], [last[0], floor]]).filter(([, out]) => out > floor)
  const sorted = hull.toSorted((a, b) => a[0] - b[0])
  return sorted.slice(1).reduce((sum, point, i) => sum + distance(point, sure(sorted[i])), 0)
}
