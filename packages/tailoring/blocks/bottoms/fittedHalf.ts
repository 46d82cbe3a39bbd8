import type { Measures } from '../../bodies/measures.ts'
import type { Run } from './runs.ts'
import { waistRuns } from './waistRuns.ts'

/** The looseness round the waist in millimetres. */
export const waistEase = 10

/** How a fitted half of a skirt is cut, in millimetres: looseness round the hips, length from the waist, width added at the hem of every side, the opening, and how far the center is moved beyond itself. */
export interface Fitted {
  ease: number
  length: number
  flare: number
  opening: number
  overlap?: number
}

/** What a quarter loses from the hips to the waist, and how the side and the darts share it, in millimetres. */
export function quarters({ hips, waist }: Pick<Measures, 'hips' | 'waist'>, ease: number) {
  const waistQuarter = (waist + waistEase) / 4
  const hipQuarter = Math.max((hips + ease) / 4, waistQuarter)
  const lost = hipQuarter - waistQuarter
  const side = lost < 14 ? lost : Math.min(0.42 * lost, 32)
  const count = Math.ceil((lost - side) / 28)
  return { hipQuarter, waistQuarter, side, darts: { count, intake: count ? (lost - side) / count : 0 } }
}

/** A half of a skirt that follows waist and hips, with the center at x = 0 and the side to the right. */
export function fittedHalf(measures: Measures, cut: Fitted, back: boolean): Run[] {
  const { hipQuarter, side, darts } = quarters(measures, cut.ease)
  const hips = hipQuarter + (back ? -5 : 5)
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
  return [
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
        [hips - (slope * measures.waistToHips) / 6, hipLine * 0.6],
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
  ]
}
