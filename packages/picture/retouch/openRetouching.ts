import type { Retouch, Retouched } from '@toile/craft/products/retouch.ts'
import { keepLatest } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { shrink } from '../kernels/shrink.ts'
import type { Pixels } from '../surface.ts'
import type { MeasuredColor } from './measuredColor.ts'
import { doStep } from './retouchSteps.ts'
import { sizeAfter } from './sizeAfter.ts'
import { type RetouchTools, seenOf, unworked, type Worked } from './worked.ts'

/** The least side of a picture that is retouched, in pixels. */
const leastSide = 64
/** The longest side of a picture after its steps. */
const longest = 2048
/** Pictures between steps that are kept: as many as are gone back and forth between while one is moved. */
const mostKept = 4

/** Each colour that was asked for as it is seen after its step, by the number of the step. */
type Recolourings = readonly (MeasuredColor & { step: number })[]

/** A picture after its steps. */
export interface RetouchedPicture {
  pixels: Pixels
  recolourings: Recolourings
}

/** What a picture is retouched from: its own pixels, and what its steps find. */
export interface RetouchSources extends RetouchTools {
  picture(hash: string): Pixels | null
}

/** Opens retouching: what steps gave is kept, so that the last one is done alone while it is moved, and undone at once. */
export function openRetouching(): (of: Retouched, sources: RetouchSources, room: number) => RetouchedPicture | null {
  const kept = keepLatest<{ worked: Worked; recolourings: Recolourings }>(mostKept)
  return ({ picture: hash, steps }, sources, room) => {
    const picture = sources.picture(hash)
    if (!picture) return null
    if (Math.min(picture.width, picture.height) < leastSide) throw refuse('pictureTooSmall', { least: leastSide })
    const most = Math.min(room, longest)
    const side = sideFor(picture, steps, most)
    const after = (count: number): { worked: Worked; recolourings: Recolourings } =>
      kept(JSON.stringify([hash, picture.width, side, steps.slice(0, count)]), () => {
        const step = steps[count - 1]
        if (!step) return { worked: unworked(shrink(picture, side)), recolourings: [] }
        const before = after(count - 1)
        const { worked, recoloured } = doStep(before.worked, step, sources)
        const told = recoloured ? [{ ...recoloured, step: count - 1 }] : []
        return { worked, recolourings: [...before.recolourings, ...told] }
      })
    const { worked, recolourings } = after(steps.length)
    return { pixels: shrink(seenOf(worked), most), recolourings }
  }
}

/** How large a picture is worked on so that it fills the room after its steps: in few sizes, so that what is kept serves while a step is moved. */
function sideFor(picture: Pixels, steps: readonly Retouch[], room: number): number {
  const own = Math.max(picture.width, picture.height)
  const after = sizeAfter(picture, steps)
  const wanted = room / Math.max(after.width, after.height)
  if (wanted >= 1) return own
  const halves = Math.floor(-2 * Math.log2(wanted) + 1e-9)
  return Math.max(leastSide, Math.ceil(own * 2 ** (-halves / 2)))
}
