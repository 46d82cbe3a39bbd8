import type { Measures } from '../../bodies/measures.ts'
import type { Run } from './runs.ts'
import { waistRuns } from './waistRuns.ts'

/** The looseness round the waist in millimetres. */
export const waistEase = 10

/** Half the finished waist of a front and a back, in millimetres, and how far from the center their first dart is, if it is told. */
export interface Waists {
  front: number
  back: number
  frontDart?: number
  backDart?: number
}

/** How a fitted half of a skirt is cut, in millimetres: looseness round the hips, length from the waist, width added at the hem of every side, the opening, how far the center is moved beyond itself, the waist where something above tells it, and a vent at the center of its hem. */
export interface Fitted {
  ease: number
  length: number
  flare: number
  opening: number
  overlap?: number
  waists?: Waists
  /** How much of the front's waist laps over the other front. */
  lapped?: number
  vent?: { height: number; width: number }
}

/** A quarter of the hips and of the waist, and what the side takes in between, in millimetres. */
export function quarters({ hips, waist }: Pick<Measures, 'hips' | 'waist'>, ease: number) {
  const waistQuarter = (waist + waistEase) / 4
  const hipQuarter = Math.max((hips + ease) / 4, waistQuarter)
  const lost = hipQuarter - waistQuarter
  return { hipQuarter, waistQuarter, side: lost < 14 ? lost : Math.min(0.42 * lost, 32) }
}

/** The hips of half a front or back, and what its side and darts take in: one dart in front, which takes less, and two behind where one would be too deep. */
function takenIn({ hips, waist }: Measures, { ease, waists, lapped = 0 }: Fitted, back: boolean) {
  const half = (waist + waistEase) / 2
  const around = waists ? waists.front - lapped + waists.back : half
  const hipHalf = Math.max((hips + ease) / 2, around)
  const lost = hipHalf - around
  const small = lost < 28
  const side = small ? lost / 2 : Math.min(0.21 * lost, 32)
  const rest = lost - 2 * side
  const front = small ? 0 : Math.min(0.4 * rest, 26)
  const frontHips = waists ? waists.front - lapped + side + front : hipHalf / 2 + 5
  const behind = rest - front
  const intake = back ? behind : front
  const count = intake < 1 ? 0 : back ? Math.min(2, Math.ceil(intake / 30)) : 1
  const at = back ? waists?.backDart : waists?.frontDart
  return {
    hips: back ? hipHalf - frontHips : frontHips,
    side,
    darts: { count, intake: count ? intake / count : 0, ...(at === undefined ? {} : { at }) },
  }
}

/** A half of a skirt that follows waist and hips, with the center at x = 0 and the side to the right. */
export function fittedHalf(measures: Measures, cut: Fitted, back: boolean): Run[] {
  const { hips, side, darts } = takenIn(measures, cut, back)
  const hipLine = -measures.waistToHips
  const below = cut.length - measures.waistToHips
  const lift = below - Math.sqrt(below ** 2 - cut.flare ** 2)
  const [hemX, hemY] = [hips + cut.flare, lift - cut.length]
  const center = -(cut.overlap ?? 0)
  const slope = cut.flare / (below - lift)
  const drop = back ? -8 : 0
  const seam = { end: 'seam', allowance: 15 } as const
  const reach = (hemX - center) / 3
  const open = drop - cut.opening
  const closed = cut.opening + measures.waistToHips / 4 < cut.length
  const vent = back && closed ? cut.vent : undefined
  return [
    ...(vent
      ? [{ id: 'ventHem', part: 'vent', from: [center - vent.width, -cut.length], end: 'hem', allowance: 40 } as const]
      : []),
    {
      id: 'hem',
      part: 'hem',
      from: [center, -cut.length],
      end: 'hem',
      allowance: 40,
      handles: [
        [center + reach, -cut.length],
        cut.flare > 0 ? [hemX - lift / slope, -cut.length] : [hemX - reach, hemY],
      ],
    },
    { id: 'sideLower', part: 'side', from: [hemX, hemY], ...seam },
    {
      id: 'sideUpper',
      part: 'side',
      from: [hips, hipLine],
      ...seam,
      handles: [
        [hips - Math.min(slope * 0.4 * measures.waistToHips, side * 0.7), hipLine * 0.6],
        [hips - side * 0.55, hipLine * 0.25],
      ],
    },
    ...waistRuns({
      side: [hips - side, 12],
      center: [center, drop],
      darts: { ...darts, length: measures.waistToHips * (back ? 0.68 : 0.5) },
    }),
    { id: 'opening', part: 'opening', from: [center, drop], end: 'finished', allowance: 15 },
    ...(closed ? [{ id: 'center', part: 'center', from: [center, open], ...seam } as const] : []),
    ...(vent ? ventRuns(center, cut.length, vent) : []),
  ]
}

/** The edges of a vent from the end of the center seam down: its top slants, and its facing is turned in. */
function ventRuns(center: number, length: number, { height, width }: { height: number; width: number }): Run[] {
  const top = height - length
  return [
    { id: 'ventTop', part: 'vent', from: [center, top], end: 'finished', allowance: 10 },
    { id: 'vent', part: 'vent', from: [center - width, top - width * 0.6], end: 'finished', allowance: 10 },
  ]
}
