import { hullOf, lerp, type Path, smooth } from '@toile/geometry'
import { facesViewer, seenStrip } from './facesViewer.ts'
import { footPlaces, footSection, heelCurve, heelEnd, onSection, toeEnd } from './footSections.ts'
import type { FootSpace } from './openFoot.ts'
import type { ShoeCut } from '../shoes/shoeCut.ts'

/** What a part of a foot or shoe reaches round the foot: from a height to another, standing off it; the upper one is cut level where `lid` says. */
export interface Reach {
  from: number
  to: number
  low(at: number): number
  high(at: number, top: number): number
  grow: number
}

const angles = Array.from({ length: 11 }, (_, i) => (Math.PI * i) / 10)

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
      const height = Math.min(lid, bottom + (tall - bottom) * up)
      return space.put(forward + heelCurve(at, height), height, middle + across * (half + grow))
    })
    const below = [1, -1].map((u) => space.put(forward, bottom, middle + u * (half + grow)))
    return [...above, ...below]
  })
  return rings.slice(1).map((ring, i) => hullOf([...rings[i], ...ring]))
}

/** How many patches a shell has down the foot before and behind the throat of its opening, and from the sole to its edge on either side. */
const grid = { along: 13, around: 5 } as const

/** What a shell reaches, from the sole up, and where its opening ends. */
type Shell = Omit<Reach, 'low'> & { throat: number }

/** The outside of a shell as the outlines of its patches on the page: only those that are turned to the viewer, so that what lies behind them stays behind the foot. */
export function shellOver(space: FootSpace, cut: ShoeCut, { from, to, throat, high, grow }: Shell): Path[] {
  const middle = throat > from && throat < to ? throat : (from + to) / 2
  const places = [...footPlaces(from, middle, grid.along), ...footPlaces(middle, to, grid.along).slice(1)]
  const rings = places.map((at) => {
    const { forward, half, top, middle } = footSection(cut, at, space.inward)
    const lid = high(at, top)
    const tall = shellTop(at, top + grow, lid)
    const last = Math.asin(Math.min(1, Math.max(0, lid / tall)) ** (1 / 0.7))
    const side = (sign: 1 | -1) =>
      Array.from({ length: grid.around + 1 }, (_, i) => {
        const [across, up] = onSection((last * i) / grid.around)
        return space.put(forward + heelCurve(at, tall * up), tall * up, middle + sign * across * (half + grow))
      })
    return { right: side(1), left: side(-1).toReversed() }
  })
  const seenOn = (side: 'right' | 'left') =>
    rings.slice(1).flatMap(({ [side]: ring }, i) => {
      const last = rings[i][side]
      const low = side === 'right' ? 0 : last.length - 2
      // Behind the ankle a wall leans in over the foot: where its foot is turned away, its edge lies behind the leg.
      const isBehind = places[i + 1] < 0 && !facesViewer([last[low], last[low + 1], ring[low + 1], ring[low]])
      return isBehind ? [] : seenStrip(last, ring)
    })
  const seen = [...seenOn('right'), ...seenOn('left')]
  const { right, left } = rings[rings.length - 1]
  return to < toeEnd ? seen : [...seen, hullOf([...right, ...left])]
}

/** The edge of a sole from the heel round the toes at a height, standing off it. */
function edgeRound(space: FootSpace, cut: ShoeCut, up: number, grow: number): Path {
  const side = (sign: 1 | -1) =>
    footPlaces(heelEnd, toeEnd, 26).map((at) => {
      const { forward, half, middle } = footSection(cut, at, space.inward)
      const height = up < 0 ? up - (space.raise(forward) * -up) / cut.sole : up
      return space.put(forward, height, middle + sign * (half + grow))
    })
  return [...side(1), ...side(-1).toReversed()]
}

/** What of a strip round the edge of a sole between two heights is turned to the viewer. */
export const stripRound = (space: FootSpace, cut: ShoeCut, low: number, high: number, grow: number): Path[] =>
  seenStrip(edgeRound(space, cut, high, grow), edgeRound(space, cut, low, grow))

/** The turns of a rope that a sole is laid of, as patches round its edge that are turned to the viewer. */
export function turnsRound(space: FootSpace, cut: ShoeCut, grow: number): Path[] {
  const [low, high] = [-cut.sole, 0].map((up) => edgeRound(space, cut, up, grow))
  return low
    .slice(1)
    .map((corner, i): Path => [low[i], high[i], high[i + 1], corner])
    .filter(facesViewer)
}
