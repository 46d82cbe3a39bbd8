import { hullOf, area, lerp, type Path, type Point, smooth } from '@toile/geometry'
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

/** How high a section would close above a lid: behind the ankle the counter of a shoe stands nearly upright. */
export const shellTop = (at: number, top: number, lid: number): number =>
  Math.max(top, lid * lerp(1.5, 1, smooth(-0.16, 0.04, at)))

/** A part of a foot or shoe as the outlines of neighbouring sections on the page, to be filled as one. */
export function loft(space: FootSpace, cut: ShoeCut, { from, to, low, high, grow }: Reach): Path[] {
  const rings = footPlaces(from, to).map((at) => {
    const { forward, half, top, middle } = footSection(cut, at, space.inward)
    const bottom = low(at)
    const lid = Math.max(bottom + 0.004, high(at, top))
    const tall = shellTop(at, top + grow, lid)
    const above = angles.map((angle) => {
      const [across, up] = onSection(angle)
      return space.put(forward, Math.min(lid, bottom + (tall - bottom) * up), middle + across * (half + grow))
    })
    const below = [1, -1].map((u) => space.put(forward, bottom, middle + u * (half + grow)))
    return [...above, ...below]
  })
  return rings.slice(1).map((ring, i) => hullOf([...rings[i], ...ring]))
}

/** How far round a band's edges go on under the foot's sides. */
const band = { steps: 6, grow: 0.016 } as const

/** A band over the foot as the outlines of its patches on the page: only those that are turned to the viewer, so that the toes before it stay free. */
export function bandOver(space: FootSpace, cut: ShoeCut, from: number, to: number): Path[] {
  const rings = footPlaces(from, to, band.steps).map((at) => {
    const { forward, half, top, middle } = footSection(cut, at, space.inward)
    return angles.map((angle) => {
      const [across, up] = onSection(angle)
      return space.put(forward, (top + band.grow) * up, middle + across * (half + band.grow))
    })
  })
  const patches = rings
    .slice(1)
    .flatMap((ring, i) => ring.slice(1).map((corner, j): Path => [rings[i][j], rings[i][j + 1], corner, ring[j]]))
  return patches.filter((patch) => area(patch) < -1e-5)
}
