import { lerp, type Path, type Point, smooth, spline } from '@toile/geometry'
import { footPlaces, footSection, heelEnd, toeEnd } from './footSections.ts'
import { bandOver, loft, shellTop } from './loft.ts'
import type { FootSpace } from './openFoot.ts'
import type { Cover, ShoeCut } from './shoeCut.ts'

/** A part of an upper on the page: what it covers, and the edge of its opening, which is spared; none where it is whole. */
export interface Upper {
  hulls: readonly Path[]
  rim: Path | null
}

/** How far leather stands off the foot. */
const thick = 0.012
/** Over what length an opening closes towards its throat. */
const closing = 0.2

/** How high the edge of an opening stands at a place down the foot. */
export function toplineAt({ throat = 0, back = 0, side = 0 }: Cover, at: number, top: number): number {
  const quarter = lerp(back, side, smooth(-0.2, 0.08, at))
  return lerp(quarter, Math.max(top, quarter), smooth(throat - closing, throat, at) ** 1.4)
}

/** From here on a part that begins farther back is closed round the toes. */
const toeTip = 0.6
const closed = (_: number, top: number) => top + thick

/** The upper of a shoe over one part of the foot. */
export function upperOf(space: FootSpace, cut: ShoeCut, cover: Cover): Upper {
  const { from, to, throat } = cover
  if (from > heelEnd && throat === undefined) {
    const tip = to < toeEnd ? [] : loft(space, cut, { from: toeTip, to, low: () => 0, high: closed, grow: thick })
    return { hulls: [...bandOver(space, cut, from, to), ...tip], rim: null }
  }
  const high = (at: number, top: number) =>
    throat === undefined || at > throat ? top + thick : toplineAt(cover, at, top + thick)
  const hulls = loft(space, cut, { from, to, low: () => 0, high, grow: thick })
  return { hulls, rim: throat === undefined ? null : rimOf(space, cut, cover, throat) }
}

function rimOf(space: FootSpace, cut: ShoeCut, cover: Cover, throat: number): Path {
  const edge = (sign: 1 | -1): Point[] =>
    footPlaces(cover.from + 0.004, throat, 14).map((at) => {
      const { forward, half, top, middle } = footSection(cut, at, space.inward)
      const high = toplineAt(cover, at, top + thick)
      const share = high / shellTop(at, top + thick, high)
      const across = Math.sqrt(Math.max(0, 1 - share ** (2 / 0.7)))
      return space.put(forward, high, middle + sign * (half + thick) * across)
    })
  return spline([...edge(1).slice(0, -1), ...edge(-1).toReversed()], true, 3)
}
