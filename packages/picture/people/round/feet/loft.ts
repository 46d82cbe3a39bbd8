import type { Path, Point } from '@toile/geometry'
import { hullOf } from '../hulls.ts'
import { footPlaces, footSection } from './footSections.ts'
import type { FootSpace } from './openFoot.ts'
import type { ShoeCut } from './shoeCut.ts'

/** What a part of a foot or shoe reaches round the foot: from a height to another, standing off it; the upper one is cut level where `lid` says. */
export interface Reach {
  from: number
  to: number
  low(at: number): number
  high(at: number, top: number): number
  grow: number
}

const angles = Array.from({ length: 9 }, (_, i) => (Math.PI * i) / 8)

/** How far across and how high a place of a section's upper half lies, as shares of its half width and height. */
export const onSection = (angle: number): Point => [Math.cos(angle), Math.sin(angle) ** 0.7]

/** A part of a foot or shoe as the outlines of neighbouring sections on the page, to be filled as one. */
export function loft(space: FootSpace, cut: ShoeCut, { from, to, low, high, grow }: Reach): Path[] {
  const rings = footPlaces(from, to).map((at) => {
    const { forward, half, top, middle } = footSection(cut, at, space.inward)
    const bottom = low(at)
    const lid = Math.max(bottom + 0.004, high(at, top))
    const tall = Math.max(top + grow, bottom + 0.004)
    const above = angles.map((angle) => {
      const [across, up] = onSection(angle)
      return space.put(forward, Math.min(lid, bottom + (tall - bottom) * up), middle + across * (half + grow))
    })
    const below = [1, -1].map((u) => space.put(forward, bottom, middle + u * (half + grow)))
    return [...above, ...below]
  })
  return rings.slice(1).map((ring, i) => hullOf([...rings[i], ...ring]))
}
