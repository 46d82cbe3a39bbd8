import { area, boundsOf, clamp, contains, dense, distance, mix, type Path, type Point, resample } from '@toile/geometry'
import type { Posed } from '../../../mannequins/round/posed.ts'
import { roundabout } from '../../../mannequins/round/roundabout.ts'
import type { Piece } from '../../piece.ts'
import { hangsOn } from '../hangsOn.ts'

/** A garment as it was drafted and as it was carried to a body. */
export interface Worn {
  posed: Posed
  flat: readonly Piece[]
  round: readonly Piece[]
}

/** How finely carried outlines are cut up, in heads. */
const cut = 0.07

const isBody = ({ role, layer }: Piece): boolean => layer === 'front' && (role === 'bodice' || role === 'front')

const outlinesOf = (pieces: readonly Piece[]): Path[] => pieces.flatMap(({ outlines }) => [...outlines])

/** How far a place lies outside some outlines, in heads: nothing within them. */
export function gapTo(outlines: readonly Path[], point: Point): number {
  if (outlines.some((outline) => contains(outline, point))) return 0
  const ways = outlines.flatMap((outline) =>
    outline.map((a, i) => distance(point, nearestOn(a, outline[(i + 1) % outline.length], point))),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...ways)
}

function nearestOn(a: Point, b: Point, [x, y]: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  return mix(a, b, clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)))
}

/** Places of a piece's outlines before and after they were carried. */
const carriedPlaces = (before: Piece, after: Piece): [flat: Point, round: Point][] =>
  before.outlines.flatMap((outline, k) =>
    dense(outline, cut).map((at, i): [Point, Point] => [at, after.outlines[k][i]]),
  )

/** Where the contour of the neck lies on the page at a level. */
function besideNeck({ station, section }: Posed, side: 1 | -1, y: number): number {
  const { at, tilt, yaw } = station(y)
  return at[0] + roundabout(side, section(y), yaw).x * Math.cos(tilt)
}

/** How much further than it was drafted a collar ends from the contours of the neck, within them or beyond them. */
export function collarOff({ posed, flat, round }: Worn): number {
  const { levels } = posed.build
  const at = flat.findIndex(({ role, layer }) => role === 'collar' && layer === 'front')
  if (at < 0) return 0
  const collars = (pieces: readonly Piece[]) => outlinesOf(pieces.filter(({ role }) => role === 'collar'))
  const offs = ([-1, 1] as const).map((side) => {
    const { wide } = posed.section(levels.neck)
    const before = gapTo(collars(flat), [side * wide, levels.neck])
    const after = gapTo(collars(round), [besideNeck(posed, side, levels.neck), levels.neck])
    return before < 0.12 ? after - before : 0
  })
  const stands = (pieces: readonly Piece[], side: 1 | -1, contour: (y: number) => number) =>
    Math.max(
      0,
      ...collars(pieces)
        .flat()
        .filter(([, y]) => y < levels.neck + 0.02)
        .map(([x, y]) => (x - contour(y)) * side),
    )
  const out = ([-1, 1] as const).map(
    (side) =>
      stands(round, side, (y) => besideNeck(posed, side, y)) - stands(flat, side, (y) => side * posed.section(y).wide),
  )
  return Math.max(...offs, ...out)
}

/** How far an armhole has come away from its sleeve. */
export function armholeOff({ posed, flat, round }: Worn): number {
  const { armpit } = posed.build.levels
  const bodies = flat.flatMap((piece, i) => (isBody(piece) ? [i] : []))
  const offs = flat.flatMap((sleeve, k) => {
    if (sleeve.role !== 'sleeve' || sleeve.layer !== 'front') return []
    return bodies.flatMap((i) =>
      carriedPlaces(flat[i], round[i])
        .filter(([at]) => at[1] < armpit + 0.05 && gapTo(sleeve.outlines, at) < 0.015)
        .map(([, at]) => gapTo(round[k].outlines, at)),
    )
  })
  return Math.max(0, ...offs)
}

/** The area of the largest loop in which a sleeve crosses itself, in square heads. */
export function sleeveLoop({ flat, round }: Worn): number {
  return Math.max(0, ...round.flatMap(({ role, outlines }, k) => (role === 'sleeve' ? outlines.map((o, n) => largestLoop(o) - largestLoop(flat[k].outlines[n])) : [])))
}

export function largestLoop(outline: Path): number {
  const thin = resample([...outline, outline[0]], 65).slice(0, -1)
  let largest = 0
  for (let i = 0; i < thin.length; i++)
    for (let j = i + 2; j < thin.length; j++) {
      if (i === 0 && j === thin.length - 1) continue
      if (!meet(thin[i], thin[i + 1], thin[j], thin[(j + 1) % thin.length])) continue
      const loop = Math.abs(area(thin.slice(i + 1, j + 1)))
      const rest = Math.abs(area([...thin.slice(j + 1), ...thin.slice(0, i + 1)]))
      largest = Math.max(largest, Math.min(loop, rest))
    }
  return largest
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** How much of an arm stands out of a sleeve that covered it as it was drafted, in heads. */
export function armBare({ posed, flat, round }: Worn): number {
  let most = 0
  for (const [k, sleeve] of flat.entries()) {
    if (sleeve.role !== 'sleeve' || sleeve.layer !== 'front') continue
    const { side } = hangsOn(sleeve)
    const [block, limb] = [posed.blockArms[side].limb, posed.arms[side].ruler.limb]
    for (let t = 0.35; t < 2; t += 0.1)
      for (const u of [-0.8, 0, 0.8])
        if (gapTo(sleeve.outlines, block.edge(t, u)) === 0)
          most = Math.max(most, gapTo(round[k].outlines, limb.edge(t, u)))
  }
  return most
}

/** How steeply a hem slants beyond how it was drafted, in degrees. */
export function hemSlant({ flat, round }: Worn): number {
  const slant = (pieces: readonly Piece[]) => {
    const bodies = pieces.filter((piece) => isBody(piece) && piece.left.length > 1 && piece.right.length > 1)
    if (!bodies.length) return 0
    const ends = (edge: 'left' | 'right') => bodies.map((piece) => piece[edge][piece[edge].length - 1])
    const from = ends('left').reduce((best, at) => (at[0] < best[0] ? at : best))
    const to = ends('right').reduce((best, at) => (at[0] > best[0] ? at : best))
    return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  }
  return Math.abs(slant(round) - slant(flat))
}

/** How far the ends of straps have come away from what they are sewn to. */
export function strapOff({ flat, round }: Worn): number {
  const offs = flat.flatMap((strap, k) => {
    if (strap.role !== 'strap' || strap.left.length < 2 || strap.right.length < 2) return []
    const ends = ({ left, right }: Piece) => [mix(left[0], right[0], 0.5), mix(left[left.length - 1], right[right.length - 1], 0.5)]
    const others = (pieces: readonly Piece[]) => outlinesOf(pieces.filter((_, i) => i !== k))
    const before = ends(strap).map((end) => gapTo(others(flat), end))
    return ends(round[k]).map((end, i) => (before[i] < 0.05 ? gapTo(others(round), end) - before[i] : 0))
  })
  return Math.max(0, ...offs)
}

/** How far the ends of belts and waistbands lie from the sides of the garment they go round, beyond how they were drafted. */
export function beltOff({ flat, round }: Worn): number {
  const sides = (pieces: readonly Piece[], y: number): [number, number] => {
    const near = outlinesOf(pieces.filter((one) => isBody(one) || (one.layer === 'front' && ['skirt', 'leg'].includes(one.role))))
      .flatMap((outline) => dense([...outline, outline[0]], 0.03))
      .filter((at) => Math.abs(at[1] - y) < 0.06)
    const { left, right } = boundsOf(near)
    return [left, right]
  }
  const offs = flat.flatMap((belt, k) => {
    if (belt.role !== 'waistband' || belt.left.length < 2) return []
    const off = (piece: Piece, pieces: readonly Piece[]) =>
      (['left', 'right'] as const).map((edge, i) => {
        const end = mix(piece[edge][0], piece[edge][piece[edge].length - 1], 0.5)
        return Math.abs(sides(pieces, end[1])[i] - end[0])
      })
    const before = off(belt, flat)
    return off(round[k], round).map((gap, i) => (before[i] < 0.08 ? gap - before[i] : 0))
  })
  return Math.max(0, ...offs.filter(Number.isFinite))
}
