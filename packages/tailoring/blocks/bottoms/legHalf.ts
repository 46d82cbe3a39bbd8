import type { Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { quarters, type Waists } from './fittedHalf.ts'
import type { Run } from './runs.ts'
import { waistRuns } from './waistRuns.ts'

/** How a leg is cut: looseness at the hips and the crotch in millimetres, the length as a share of the inside leg, and knee and hem as shares of the width at the top. */
export interface Leg {
  ease: number
  rise: number
  length: number
  knee: number
  hem: number
  /** Whether the back is to have a yoke: then it has a dart for it, and the front has none. */
  yoke?: boolean
  /** Whether the waist is pulled on over the hips: then it is as wide as they are. */
  pulledOn?: boolean
  /** The waist where a bodice above tells it. */
  waists?: Waists
  /** The height of a rib that the hem is held in, in millimetres; a hem is turned up where there is none. */
  cuff?: number
}

/** What makes a back fit its front, in millimetres: how much lower its crotch point lies, and how high its side. */
export interface Fit {
  drop: number
  sideRise: number
}

const seam = { end: 'seam', allowance: 10 } as const

/** Quarters of trousers that are pulled on over the hips. */
const pulledQuarters = ({ hips }: Measures, ease: number) => {
  const hipQuarter = (hips + ease) / 4
  return { hipQuarter, waistQuarter: hipQuarter, side: 0 }
}

/** The points of a leg in millimetres; the center is on the left, the side on the right. */
function pointsOf(measures: Measures, cut: Leg, back: boolean, { drop, sideRise }: Fit) {
  const {
    hipQuarter,
    waistQuarter,
    side: usual,
  } = cut.pulledOn ? pulledQuarters(measures, cut.ease) : quarters(measures, cut.ease)
  const shift = back ? -5 : 5
  const [frontFork, backFork] = [0.05 * measures.hips, 0.11 * measures.hips]
  const crotch = -(measures.waistToCrotch + cut.rise)
  const end = crotch - cut.length * (measures.waistToFloor + crotch)
  const knee = Math.max(-measures.waistToKnee, (crotch + end) / 2)
  const top = 2 * hipQuarter + frontFork + backFork
  const half = (share: number) => (share * top) / 4 + (back ? 5 : -5)
  const crease = (hipQuarter + 5 - frontFork) / 2 + (back ? -10 - 0.02 * measures.hips : 0)
  const hips = hipQuarter + shift
  const waist = (back ? cut.waists?.back : cut.waists?.front) ?? waistQuarter + shift
  const over = hips - usual - waist
  // A front without a yoke keeps a dart for half of what is left where that is more than a seam can take.
  const dart = back || cut.yoke === true || over < 20 ? 0 : Math.min(over / 2, 30)
  const side = back ? usual : usual + (over - dart) * 0.6
  const slant = back ? Math.max(0, Math.min(0.03 * measures.hips, over)) : (over - dart) * 0.4
  return {
    hem: [half(cut.hem), end] as const,
    knee: [half(cut.knee), knee] as const,
    crease,
    hip: [hips, -measures.waistToHips] as Point,
    side: [hips - side, sideRise] as Point,
    center: [slant, back ? 0.022 * measures.hips : 0] as Point,
    fork: [-(back ? backFork : frontFork), crotch - drop] as Point,
    lost: hips - side - slant - waist,
  }
}

/** The upper run of the side or the inside, which leaves the knee in the direction of the leg below. */
function fromKnee(knee: Point, hem: Point, share: number): Point {
  return [knee[0] + (knee[0] - hem[0]) * share, knee[1] + (knee[1] - hem[1]) * share]
}

/** A half of trousers: one leg, front or back, with the center line at x = 0 and the side to the right. */
export function legHalf(measures: Measures, cut: Leg, back: boolean, fit: Fit): Run[] {
  const { hem, knee, crease, hip, side, center, fork, lost } = pointsOf(measures, cut, back, fit)
  const count = cut.yoke === true ? Number(back) : lost < 6 ? 0 : Math.min(back ? 2 : 1, Math.ceil(lost / 36))
  const at = ([half, y]: readonly [number, number], sign: number): Point => [crease + sign * half, y]
  const [hemIn, hemOut, kneeIn, kneeOut] = [at(hem, -1), at(hem, 1), at(knee, -1), at(knee, 1)]
  const reach = (hip[1] - kneeOut[1]) / 3
  const share = Math.min(0.5, reach / (kneeOut[1] - hemOut[1]))
  const low = Math.min(0.4, (0.35 * (fork[1] - kneeIn[1])) / (kneeIn[1] - hemIn[1]))
  const seat: Point = [0, hip[1]]
  const down = hip[1] - fork[1]
  const dartAt = back ? cut.waists?.backDart : cut.waists?.frontDart
  const waist = waistRuns({
    side,
    center,
    darts: {
      count,
      intake: count ? lost / count : 0,
      length: -hip[1] * (back ? 0.6 : 0.45),
      ...(dartAt === undefined ? {} : { at: dartAt }),
    },
  })
  return [
    cut.cuff
      ? { id: 'hem', part: 'hem', from: hemIn, ...seam }
      : { id: 'hem', part: 'hem', from: hemIn, end: 'hem', allowance: 40 },
    { id: 'sideLower', part: 'side', from: hemOut, ...seam },
    {
      id: 'sideUpper',
      part: 'side',
      from: kneeOut,
      ...seam,
      handles: [fromKnee(kneeOut, hemOut, share), [hip[0], hip[1] - reach]],
    },
    {
      id: 'sideHip',
      part: 'side',
      from: hip,
      ...seam,
      handles: [
        [hip[0], hip[1] * 0.65],
        [hip[0] - (hip[0] - side[0]) * 0.55, hip[1] * 0.25],
      ],
    },
    ...waist,
    back
      ? { id: 'seat', part: 'center', from: center, ...seam }
      : { id: 'fly', part: 'opening', from: center, ...seam },
    {
      id: 'crotch',
      part: 'center',
      from: seat,
      ...seam,
      handles: [
        [-(center[0] / (center[1] - seat[1])) * down * 0.55, seat[1] - down * 0.55],
        [fork[0] * (back ? 0.35 : 0.3), fork[1] + down * (back ? 0.02 : 0)],
      ],
    },
    {
      id: 'inseamUpper',
      part: 'inseam',
      from: fork,
      ...seam,
      handles: [
        [fork[0] + (kneeIn[0] - fork[0]) * 0.4, fork[1] + (kneeIn[1] - fork[1]) * 0.3],
        fromKnee(kneeIn, hemIn, low),
      ],
    },
    { id: 'inseamLower', part: 'inseam', from: kneeIn, ...seam },
  ]
}
