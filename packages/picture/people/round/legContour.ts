import { radians } from '@toile/craft/mannequins/round/place.ts'
import { isFromBehind, type Posed } from '@toile/craft/mannequins/round/posed.ts'
import { lerp, type Point, readTable, smooth, type Table } from '@toile/geometry'

/** How deep a leg is before and behind its bones, as shares of its half width from the front: the shin is straight, the calf stands back high up. */
const depths: Table = [
  [0, 1, 1],
  [0.3, 1.06, 0.98],
  [0.55, 1.06, 0.92],
  [0.85, 0.98, 0.8],
  [1, 1.02, 0.72],
  [1.08, 0.9, 0.8],
  [1.18, 0.66, 1.12],
  [1.31, 0.5, 1.36],
  [1.46, 0.5, 1.26],
  [1.66, 0.66, 0.96],
  [1.86, 0.86, 0.86],
  [2, 0.95, 1],
]
/** What an ankle keeps of the width that trousers are cut for, from the calf down. */
const slim = 0.86

/** A leg as it is seen from where the viewer stands. */
export interface LegContour {
  /** How far the leg is turned from the viewer, in radians, positive to the viewer's right. */
  turn: number
  /** A place on the leg: t along (1 knee, 2 ankle), u across from -1 inside to 1 outside, standing off it. */
  edge(t: number, u: number, ease?: number): Point
  /** How far a place round the leg lies from where the viewer looks at it, given its angle from the leg's front, positive outward; both in radians, within a half turn. */
  seenFrom(angle: number): number
  /** A place round the leg as the viewer sees it: an angle from the middle that is looked at, positive outward, standing off it. */
  facing(t: number, from: number, ease?: number): Point
  /** A place round the leg: an angle from its front, positive outward, standing off it; and whether it is turned to the viewer. */
  round(t: number, angle: number, ease?: number): { point: Point; seen: boolean }
}

/** No leg stands out farther than this beyond what trousers are cut for. */
const fullest = 1.07

/** How much lower on the page what lies before the leg's middle is seen. */
const lower = 0.22

/** Reads a leg in the round: turned aside, shin and calf are its edges. */
export function legContour(posed: Posed, index: 0 | 1): LegContour {
  const { limb } = posed.legs[index].ruler
  const side = index ? 1 : -1
  const own = isFromBehind(posed) ? -1 : 1
  const turn = (posed.facing + own * side * (6 + posed.gesture.legs[index].toes * 0.5)) * radians
  // Outward is to the viewer's right on the right leg.
  const ahead = Math.sin(turn) * side
  const reach = (t: number, u: number, ease: number) => {
    const { outer, inner } = limb.at(t)
    const across = (u >= 0 ? outer : inner) + ease
    const deep = (outer + inner) / 2
    const column = u >= 0 === ahead >= 0 ? 1 : 2
    const own = lerp(1, slim, smooth(1.45, 1.86, t))
    const flat = Math.hypot(across * Math.cos(turn), (deep * readTable(depths, t, column) + ease) * Math.sin(turn))
    return Math.min(flat, across * fullest) * own
  }
  const edge = (t: number, u: number, ease = 0): Point => {
    const { outer, inner } = limb.at(t)
    const whole = u >= 0 ? outer : inner
    // Joints draw a bent leg's inner side in as the limb says.
    return limb.edge(t, u, reach(t, u, ease) - whole)
  }
  const seenFrom = (angle: number): number => {
    const from = own * angle + turn * side
    return Math.abs(from) <= Math.PI ? from : from - Math.sign(from) * 2 * Math.PI
  }
  const facing = (t: number, from: number, ease = 0): Point => {
    const { inner, outer } = limb.at(t)
    const [x, y] = edge(t, Math.sin(from), ease)
    return [x, y + Math.cos(from) * ((inner + outer) / 2 + ease) * lower]
  }
  return {
    turn,
    edge,
    seenFrom,
    facing,
    round(t, angle, ease = 0) {
      const from = seenFrom(angle)
      return { point: facing(t, from, ease), seen: Math.cos(from) > -0.05 }
    },
  }
}
