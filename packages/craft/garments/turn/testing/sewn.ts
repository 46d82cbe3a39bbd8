import { boundsOf, dense, mix, type Path, type Point } from '@toile/geometry'
import type { Limb } from '../../../mannequins/figure.ts'
import type { Posed } from '../../../mannequins/round/posed.ts'
import { roundabout } from '../../../mannequins/round/roundabout.ts'
import type { Piece } from '../../piece.ts'
import { carriedPath } from '../carriedPaths.ts'
import { meshes } from '../mesh.ts'
import { hangsOn } from '../hangsOn.ts'
import { openCarry } from '../openCarry.ts'
import { openShell } from '../shell.ts'
import { boxGap, gapTo } from './gap.ts'
import { largestLoop } from './loop.ts'

/** A garment as it was drafted and as its outlines were carried to a body. */
export interface Worn {
  posed: Posed
  flat: readonly Piece[]
  round: readonly Piece[]
}

/** The outlines of a garment's pieces, and the edges of their grain, carried to a body: what is sewn to what. */
export function wornBy(posed: Posed, flat: readonly Piece[]): Worn {
  const turning = {
    posed,
    mesh: meshes.finished,
    shell: openShell(posed, flat),
    hasLegs: flat.some(({ role }) => role === 'leg'),
  }
  const round = flat.map((piece): Piece => {
    const carry = openCarry(turning, piece)
    const ends = (edge: Path): Path => [edge[0], edge[edge.length - 1]].map((at) => carry(at).at)
    return {
      ...piece,
      outlines: piece.outlines.map((outline) => carriedPath(outline, carry)),
      left: piece.left.length ? ends(piece.left) : [],
      right: piece.right.length ? ends(piece.right) : [],
    }
  })
  return { posed, flat, round }
}

const isBody = ({ role, layer }: Piece): boolean => layer === 'front' && (role === 'bodice' || role === 'front')
const isSleeve = ({ role, layer }: Piece): boolean => layer === 'front' && role === 'sleeve'
const outlinesOf = (pieces: readonly Piece[]): Path[] => pieces.flatMap(({ outlines }) => [...outlines])
const lastOf = (path: Path): Point => path[path.length - 1]

/** Where the contour of the neck lies on the page beside a level, and at which level of the body a place of the page lies. */
function besideNeck({ station, section, build }: Posed) {
  const { neck } = build.levels
  const { at, tilt } = station(neck)
  return {
    levelOf: ([x, y]: Point) => y - (x - at[0]) * Math.sin(tilt),
    contour: (side: 1 | -1, y: number): Point => {
      const across = roundabout(side, section(y), station(y).yaw).x
      return [station(y).at[0] + across * Math.cos(tilt), y + across * Math.sin(tilt)]
    },
  }
}

/** How much further than it was drafted a collar ends from the contours of the neck, within them or beyond them. */
export function collarOff({ posed, flat, round }: Worn): number {
  const { neck } = posed.build.levels
  const collars = (pieces: readonly Piece[]) => outlinesOf(pieces.filter(({ role }) => role === 'collar'))
  const [before, after] = [collars(flat), collars(round)]
  const { levelOf, contour } = besideNeck(posed)
  const offs = ([-1, 1] as const).map((side) => {
    const drafted = gapTo(before, [side * posed.section(neck).wide, neck])
    const gap = drafted < 0.12 ? gapTo(after, contour(side, neck)) - drafted : 0
    const stands = (outlines: readonly Path[], out: (at: Point) => number, level: (at: Point) => number) =>
      Math.max(0, ...outlines.flatMap((path) => path.filter((at) => level(at) < neck).map(out)))
    const drawn = stands(
      before,
      ([x, y]) => x * side - posed.section(y).wide,
      ([, y]) => y,
    )
    return Math.max(gap, stands(after, (at) => (at[0] - contour(side, levelOf(at))[0]) * side, levelOf) - drawn)
  })
  return before.length ? Math.max(...offs) : 0
}

/** How far an armhole has come away from its sleeve. */
export function armholeOff({ posed, flat, round }: Worn): number {
  const { armpit } = posed.build.levels
  let most = 0
  for (const [k, sleeve] of flat.entries()) {
    if (!isSleeve(sleeve)) continue
    const isSewn = (at: Point) =>
      at[1] < armpit + 0.05 && boxGap(sleeve.outlines[0], at) < 0.015 && gapTo(sleeve.outlines, at) < 0.015
    for (const [i, body] of flat.entries())
      if (isBody(body))
        for (const [n, outline] of body.outlines.entries())
          for (const [m, at] of dense(outline, 0.07).entries())
            if (isSewn(at)) most = Math.max(most, gapTo(round[k].outlines, round[i].outlines[n][m]))
  }
  return most
}

/** From this bend on, in radians, an arm is folded on itself, and so is what it wears. */
const folded = 1.9

/** The area of the largest loop in which a sleeve crosses itself, beyond how it was drafted, in square heads; of folded arms none is counted. */
export function sleeveLoop({ posed, flat, round }: Worn): number {
  const loops = flat.flatMap((sleeve, k) => {
    if (!isSleeve(sleeve) || Math.abs(posed.arms[hangsOn(sleeve).side].ruler.limb.bend) > folded) return []
    return sleeve.outlines.map((outline, n) => largestLoop(round[k].outlines[n]) - largestLoop(outline))
  })
  return Math.max(0, ...loops)
}

/** Below its head, and above its end, a sleeve covers its arm; about a folded elbow cloth and arm are one heap. */
const covers = { from: 0.45, above: 0.12, heap: 0.2 } as const

/** How much of an arm stands out of a sleeve and of the body beside it, between the sleeve's head and its end, in heads. */
export function armBare({ posed, flat, round }: Worn): number {
  let most = 0
  const bodies = outlinesOf(round.filter(isBody))
  for (const [k, sleeve] of flat.entries()) {
    if (!isSleeve(sleeve) || sleeve.left.length < 2) continue
    const { side } = hangsOn(sleeve)
    const { limb } = posed.arms[side].ruler
    const ends = [sleeve.left, sleeve.right].map((edge) => posed.blockArms[side].where(lastOf(edge)).t)
    for (const at of armPlaces(limb, Math.min(...ends) - covers.above))
      most = Math.max(most, gapTo([...round[k].outlines, ...bodies], at))
  }
  return most
}

/** Places across an arm that a sleeve of a length covers. */
function armPlaces(limb: Limb, end: number): Point[] {
  const isFolded = Math.abs(limb.bend) > folded
  const places: Point[] = []
  for (let t: number = covers.from; t < end; t += 0.1)
    if (!isFolded || Math.abs(t - 1) > covers.heap) places.push(...[-0.8, 0, 0.8].map((u) => limb.edge(t, u)))
  return places
}

/** How steeply a hem slants beyond how it was drafted, in degrees. */
export function hemSlant({ flat, round }: Worn): number {
  const slant = (pieces: readonly Piece[]) => {
    const bodies = pieces.filter((piece) => isBody(piece) && piece.left.length > 1 && piece.right.length > 1)
    if (!bodies.length) return 0
    const from = bodies.map(({ left }) => lastOf(left)).reduce((best, at) => (at[0] < best[0] ? at : best))
    const to = bodies.map(({ right }) => lastOf(right)).reduce((best, at) => (at[0] > best[0] ? at : best))
    return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  }
  return Math.abs(slant(round) - slant(flat))
}

/** Whether a garment hangs loose from the shoulders, past the waist. */
export function isLoose({ posed, flat }: Worn): boolean {
  const { levels } = posed.build
  const bodies = flat.filter(isBody)
  if (flat.some(({ role }) => role === 'leg' || role === 'waistband') || !bodies.length) return false
  const { top } = boundsOf(...outlinesOf(bodies))
  const waist = outlinesOf(bodies)
    .flatMap((outline) => dense([...outline, outline[0]], 0.05))
    .filter(([, y]) => Math.abs(y - levels.waist) < 0.05)
  return top < levels.armpit && waist.length > 0 && boundsOf(waist).right > posed.section(levels.waist).wide * 1.25
}

/** How far the ends of straps have come away from what they are sewn to. */
export function strapOff({ flat, round }: Worn): number {
  const offs = flat.flatMap((strap, k) => {
    if (strap.role !== 'strap' || strap.left.length < 2 || strap.right.length < 2) return []
    const ends = ({ left, right }: Piece) => [mix(left[0], right[0], 0.5), mix(lastOf(left), lastOf(right), 0.5)]
    const others = (pieces: readonly Piece[]) => outlinesOf(pieces.filter((_, i) => i !== k))
    const before = ends(strap).map((end) => gapTo(others(flat), end))
    return ends(round[k]).map((end, i) => (before[i] < 0.05 ? gapTo(others(round), end) - before[i] : 0))
  })
  return Math.max(0, ...offs)
}

/** How far the ends of belts and waistbands lie from the sides of what they go round, beyond how they were drafted. */
export function beltOff({ flat, round }: Worn): number {
  const offs = flat.flatMap((belt, k) => {
    if (belt.role !== 'waistband' || belt.left.length < 2) return []
    const before = sidesOff(belt, flat)
    return sidesOff(round[k], round).map((off, i) => (before[i] < 0.08 ? off - before[i] : 0))
  })
  return Math.max(0, ...offs.filter(Number.isFinite))
}

function sidesOff(belt: Piece, pieces: readonly Piece[]): number[] {
  const bodies = pieces.filter((one) => isBody(one) || one.role === 'skirt' || one.role === 'leg')
  const beside = outlinesOf(bodies).flatMap((outline) => dense([...outline, outline[0]], 0.03))
  return ([belt.left, belt.right] as const).map((edge, i) => {
    const [x, y] = mix(edge[0], lastOf(edge), 0.5)
    const { left, right } = boundsOf(beside.filter((at) => Math.abs(at[1] - y) < 0.06))
    return Math.abs((i ? right : left) - x)
  })
}
