import { area, boundsOf, dense, distance, hullOf, type Path, type Point, reversed } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import type { Carry, Turning } from './carry.ts'
import { hangsOn } from './hangsOn.ts'

/** From how many degrees of turn a side is stretched, from which share of the half width, and how far up from the hem waves gape, in heads. */
const least = 12
const side = 0.5
const high = 0.3

/** How wide at most a slit in a hem is where it opens, how long at least against that, how finely and how far up from the hem it is looked for, in heads. */
const slit = { wide: 0.09, long: 2.2, step: 0.05, high: 0.5 } as const

/** What lies in the slits of a hem: where waves are pressed together on the page, one would look through between them. */
function slitsIn(outline: Path, carry: Carry): Path[] {
  const from = boundsOf(outline).bottom - slit.high
  const whole = dense([...outline, ...outline.slice(0, 1)], slit.step)
  const places = whole.map((point) => carry(point).at)
  const clockwise = area(places) > 0
  const isHem = (i: number) => (whole[i]?.[1] ?? 0) > from
  const found: Path[] = []
  let closed = 0
  for (let i = 0; i < places.length; i++) {
    const end = isHem(i) ? slitFrom(places, i, isHem) : i
    if (end === i || end <= closed) continue
    closed = end
    const hull = hullOf(places.slice(i, end + 1))
    if (hull.length > 2) found.push(area(hull) > 0 === clockwise ? hull : reversed(hull))
  }
  return found
}

/** Where a slit closes again that opens at a place; the place itself where none does. */
function slitFrom(places: readonly Point[], start: number, isHem: (i: number) => boolean): number {
  const mouth = places[start]
  let long = 0
  let end = start
  for (let i = start + 1; mouth && i < places.length && isHem(i) && long < 1; i++) {
    const [before, place] = [places[i - 1], places[i]]
    if (!before || !place) break
    long += distance(before, place)
    const wide = distance(mouth, place)
    if (wide < slit.wide && long > slit.long * wide + slit.step) end = i
  }
  return end
}

/** The cloth between the waves of a hem on the near side, where they are stretched and would gape. */
export function closedHem({ posed, shell }: Turning, piece: Piece, carry: Carry): Path[] {
  const { gesture, near } = posed
  if ((piece.role !== 'skirt' && piece.role !== 'bodice') || piece.layer !== 'front' || hangsOn(piece).hold !== 'trunk')
    return []
  if (!piece.surface?.length) return []
  if (shell.stretched < 0.5) return piece.outlines.flatMap((outline) => slitsIn(outline, carry))
  if (Math.abs(gesture.yaw) < least) return []
  return piece.outlines.flatMap((outline) => {
    const beside = outline.filter(([x, y]) => x * (near ? 1 : -1) > shell.half(y) * side)
    if (!beside.length) return []
    const from = boundsOf(beside).bottom - high
    const hull = hullOf(beside.filter(([, y]) => y > from).map((point) => carry(point).at))
    if (hull.length < 3) return []
    return [area(hull) * area(outline) < 0 ? reversed(hull) : hull]
  })
}
