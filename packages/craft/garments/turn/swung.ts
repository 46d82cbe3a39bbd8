import { clamp, type Path, type Point } from '@toile/geometry'
import type { PosedLimb } from '../../mannequins/round/posed.ts'
import type { Ruler } from '../../mannequins/round/ruler.ts'
import type { Piece } from '../piece.ts'
import type { Carry, Turning } from './carry.ts'
import { hangsOn } from './hangsOn.ts'

/** What hangs on the trunk beside its shell. */
const loose: readonly Piece['role'][] = ['bag', 'strap', 'scarf']
/** How much of the swing of hems a bag has on its strap, and trousers at their hems. */
const [bag, leg] = [0.7, 0.5]
/** In how many heads below where it hangs something swings all the way. */
const long = { bag: 2.4, scarf: 2, jewel: 0.5 } as const
/** What of the room in its end a sleeve or leg may use up, and how far along its limb it ends at least that swings. */
const [free, shortest] = [0.7, 0.6]

/** A piece as it follows late what it hangs on: the further below that, the further it swings; skirts and coats swing with their shell. */
export function swung({ posed }: Turning, piece: Piece, carry: Carry): Carry {
  const { swing } = posed
  if (!swing) return carry
  const { levels } = posed.build
  const { hold, side } = hangsOn(piece)
  switch (hold) {
    case 'arm':
      return behind(carry, posed.blockArms[side], posed.arms[side], piece.outlines, swing.hands[side])
    case 'leg':
      return behind(carry, posed.blockLegs[side], posed.legs[side], piece.outlines, swing.hem[0] * leg)
    case 'hand':
      return pendulum(carry, posed.blockArms[side].limb.at(2).centre, swing.hands[side], 1)
    case 'head': {
      if (piece.role === 'jewel') return pendulum(carry, topOf(piece.outlines), swing.hair[0], long.jewel)
      return piece.role === 'scarf' ? pendulum(carry, [0, levels.neck], swing.hair[0], long.scarf) : carry
    }
    case 'trunk': {
      if (!loose.includes(piece.role)) return carry
      if (piece.role === 'scarf') return pendulum(carry, [0, levels.armpit], swing.hair[0], long.scarf)
      return pendulum(carry, [0, levels.bust], swing.hem[0] * bag, long.bag)
    }
  }
}

function topOf(outlines: readonly Path[]): Point {
  return outlines.flat().reduce((top, point) => (point[1] < top[1] ? point : top))
}

/** What hangs from a level swings to its side about it, and rises by as much as an arc does. */
function pendulum(carry: Carry, from: Point, lag: number, length: number): Carry {
  return (point) => {
    const carried = carry(point)
    const low = Math.max(0, point[1] - from[1])
    const by = lag * Math.min(1.3, low / length)
    const [x, y] = carried.at
    return { ...carried, at: [x + by, y - (low > 0 ? (by * by) / (2 * Math.max(low, 0.2)) : 0)] }
  }
}

/** Loose cloth at the end of a limb lags behind it, by the room that is in it. */
function behind(carry: Carry, block: Ruler, { ruler }: PosedLimb, outlines: readonly Path[], lag: number): Carry {
  const places = outlines.flat().map((point) => block.where(point))
  const end = Math.max(...places.map(({ t }) => t))
  const room = Math.max(0, ...places.filter(({ t }) => t > end - 0.2).map(({ t, s }) => spareAt(ruler, t, s)))
  const most = room * free
  const by = clamp(lag, -most, most)
  if (!by || end < shortest) return carry
  return (point) => {
    const carried = carry(point)
    const share = clamp((block.where(point).t - end * 0.5) / (end * 0.5)) ** 1.6
    return { ...carried, at: [carried.at[0] + by * share, carried.at[1]] }
  }
}

function spareAt({ limb }: Ruler, t: number, s: number): number {
  const { inner, outer } = limb.at(clamp(t, 0, 2))
  return Math.abs(s) - (s < 0 ? inner : outer)
}
