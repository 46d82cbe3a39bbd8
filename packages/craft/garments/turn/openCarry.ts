import { clamp, mix, type Point, smooth } from '@toile/geometry'
import type { Limb } from '../../mannequins/figure.ts'
import { headToldWith } from '../../mannequins/round/headToldWith.ts'
import type { Posed } from '../../mannequins/round/posed.ts'
import type { Piece } from '../piece.ts'
import { alongStrap } from './alongStrap.ts'
import type { Carry, Turning } from './carry.ts'
import { hangsOn } from './hangsOn.ts'
import { onShell } from './onShell.ts'
import { openHeadCarry } from './onTurnedHead.ts'

/** Where down an arm a sleeve leaves the trunk, and from where on its lines are no longer of a draft that hangs. */
const sleeve = { from: -0.12, to: 0.24, drawn: 0.16, middle: 0.1 } as const

/** Opens the way in which a piece is carried: round the trunk, along an arm or a leg, with the head or in a hand. */
export function openCarry(turning: Turning, piece: Piece): Carry {
  const { posed, shell, hasLegs } = turning
  const { hold, side } = hangsOn(piece)
  const inside = piece.layer === 'back' && piece.role !== 'scarf'
  const round: Carry = (point) => onShell(posed, shell, point, inside)
  const legs = (index: 0 | 1): Carry => withLeg(posed, round, index)
  switch (hold) {
    case 'arm':
      return withArm(posed, round, side)
    case 'leg':
      return legs(side)
    case 'head':
      return openHeadCarry(headToldWith(posed), piece, posed.block.head(0, 0)[1])
    case 'hand':
      return inHand(posed, side)
    case 'trunk': {
      if (piece.role === 'bag' && piece.layer === 'back') return onBack(turning)
      if (isStrap(piece)) return alongStrap(piece, round)
      if (turnedDown.test(piece.name)) return farLower(posed, round)
      const [left, right] = [legs(0), legs(1)]
      const splits = hasLegs && piece.role !== 'skirt'
      return (point) => (splits && point[1] > posed.build.levels.hip ? (point[0] < 0 ? left : right) : round)(point)
    }
  }
}

/** Collars that run down to the throat, and their insides. */
const turnedDown = /^(collar|lapel)([01]|Inside)$/

/** How much lower the far half of such a collar stands on a turned neck, and over which degrees of turn. */
const farHalf = { lower: 0.5, from: 8, to: 30 } as const

/** A collar rises from the throat to the nape: on a turned neck its far contour is seen nearer to the throat, and so lower. */
function farLower({ build: { levels }, section, gesture, near }: Posed, round: Carry): Carry {
  const lower = farHalf.lower * smooth(farHalf.from, farHalf.to, Math.abs(gesture.yaw))
  const { wide } = section(levels.neck)
  return ([x, y]) => {
    const far = smooth(0, wide, near ? -x : x)
    return round([x, y + Math.max(0, levels.neck - y) * lower * far])
  }
}

const isStrap = ({ role, left, right }: Piece): boolean =>
  role === 'strap' && left.length > 1 && left.length === right.length

/** Carries along a leg: trousers leave the trunk between hip and thigh. */
export function withLeg({ build: { levels }, blockLegs, legs }: Posed, round: Carry, index: 0 | 1): Carry {
  return (point) => {
    const share = smooth(levels.hip - 0.15, levels.crotch + 0.45, point[1])
    if (share <= 0) return round(point)
    const { t, s } = blockLegs[index].where(point)
    const onLeg = legs[index].ruler.put(t, s)
    if (share >= 1) return { at: onLeg, seen: true }
    const { at, seen } = round(point)
    const [x, y] = mix(at, onLeg, share)
    // A leg that stands aside pushes its cloth out where it leaves the trunk, or skin stands beside it.
    const out = Math.max(0, (onLeg[0] - x) * (index ? 1 : -1)) * (index ? 1 : -1)
    const beside = smooth(0.5, 0.95, s / blockLegs[index].limb.at(clamp(t, 0, 2)).outer) * smooth(0, 0.35, share)
    return { at: [x + out * beside, y], seen: share > 0.5 || seen }
  }
}

/** Carries along an arm: a sleeve leaves the trunk at its head. */
export function withArm({ blockArms, arms }: Posed, round: Carry, index: 0 | 1): Carry {
  return (point) => {
    const { t, s } = blockArms[index].where(point)
    const share = smooth(sleeve.from, sleeve.to, t)
    const { ruler } = arms[index]
    const onArm = ruler.put(t, fallen(ruler.limb, t, s))
    const at: Point = share >= 1 ? onArm : mix(round(point).at, onArm, share)
    return { at, seen: t > sleeve.drawn || Math.abs(s) < sleeve.middle }
  }
}

/** How far cloth stands off an arm before it is wide, and how steeply a side of the arm looks up until nothing wide stands on it. */
const wide = { off: 0.1, up: [0.1, 0.6] } as const

/** Wide cloth hangs from an arm and never stands up on it: where a folded arm turns its underside up, the sleeve lies close. */
function fallen(limb: Limb, t: number, s: number): number {
  const { normal, outer, inner } = limb.at(clamp(t, 0, 2))
  const spare = Math.abs(s) - (s < 0 ? inner : outer) - wide.off
  if (spare <= 0) return s
  const up = smooth(wide.up[0], wide.up[1], -normal[1] * Math.sign(s)) * smooth(0.5, 0.9, t)
  return s - Math.sign(s) * spare * up
}

/** How far a pack stands off the back it is carried on, against the depth of that back. */
const packed = 1.5

/** A pack lies flat behind the back and comes into view beside it with the turn. */
function onBack({ posed, shell }: Turning): Carry {
  const { levels } = posed.build
  const depth = shell.section(levels.underbust).back * packed
  return ([x, y]) => {
    const { at, tilt } = posed.station(Math.max(y, levels.armpit))
    const yaw = shell.station(levels.bust).yaw
    const across = x * Math.cos(yaw) - depth * Math.sin(yaw)
    return { at: [at[0] + across * Math.cos(tilt), y + across * Math.sin(tilt)], seen: true }
  }
}

function inHand({ blockArms, arms }: Posed, index: 0 | 1): Carry {
  const [fromX, fromY] = blockArms[index].limb.at(2).centre
  const [toX, toY] = arms[index].ruler.limb.at(2).centre
  return ([x, y]) => ({ at: [x + toX - fromX, y + toY - fromY], seen: true })
}
