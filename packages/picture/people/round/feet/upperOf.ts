import { clamp, lerp, type Path, type Point, smooth, spline } from '@toile/geometry'
import { footPlaces, footSection, heelCurve, heelEnd, toeEnd } from './footSections.ts'
import { loft, shellOver, shellTop } from './loft.ts'
import type { FootSpace } from './openFoot.ts'
import type { Cover, ShoeCut } from '../shoes/shoeCut.ts'

/** A part of an upper on the page: all of it, of which the inside shows round the foot; what of its outside is turned to the viewer and lies over the foot; and the edge of its opening, none where it is whole. */
export interface Upper {
  whole: readonly Path[]
  front: readonly Path[]
  rim: Path | null
}

/** How far leather stands off the foot. */
export const thick = 0.012
/** Over what length an opening closes towards its throat. */
const closing = 0.2

/** How high the edge of an opening stands at a place down the foot. */
export function toplineAt({ throat = 0, back = 0, side = 0, to }: Cover, at: number, top: number): number {
  const quarter = lerp(back, side, smooth(-0.2, Math.min(0.08, to), at))
  // It comes in to the throat ever faster, so that the opening ends round, not in a point.
  return lerp(quarter, Math.max(top, quarter), clamp((at - throat + closing) / closing) ** 1.7)
}

/** The upper of a shoe over one part of the foot. */
export function upperOf(space: FootSpace, cut: ShoeCut, cover: Cover): Upper {
  const { from, to, throat } = cover
  const high = (at: number, top: number) =>
    throat === undefined || at > throat ? top + thick : toplineAt(cover, at, top + thick)
  const reach = { from, to, high, grow: thick, throat: throat ?? to }
  const isBand = from > heelEnd && to < toeEnd
  return {
    whole: isBand ? [] : loft(space, cut, { ...reach, low: () => 0 }),
    // A boot is one form with its shaft.
    front: cut.shaft ? [] : shellOver(space, cut, reach),
    rim: throat === undefined ? null : rimOf(space, cut, cover, throat),
  }
}

function rimOf(space: FootSpace, cut: ShoeCut, cover: Cover, throat: number): Path {
  const edge = (sign: 1 | -1): Point[] =>
    footPlaces(cover.from + 0.004, Math.min(throat, cover.to), 24).map((at) => {
      const { forward, half, top, middle } = footSection(cut, at, space.inward)
      const high = toplineAt(cover, at, top + thick)
      const share = high / shellTop(at, top + thick, high)
      const across = Math.sqrt(Math.max(0, 1 - share ** (2 / 0.7)))
      return space.put(forward + heelCurve(at, high), high, middle + sign * (half + thick) * across)
    })
  return spline([...edge(1).slice(0, -1), ...edge(-1).toReversed()], true, 3)
}
