import { add, bezier, clamp, lengths, type Point, scale, subtract, unit } from '@toile/geometry'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { Round } from '../drafting/round.ts'

/** What a sleeve is drafted to, in millimetres: the armholes of front and back, how much longer its head is as a share of them, its width round the arm, its length from the shoulder and its hem. */
export interface SleeveOf {
  front: number
  back: number
  fullness: number
  round: number
  length: number
  hem: number
  /** Whether the hem is sewn to a cuff. */
  cuffed?: boolean
  allowance?: number
  /** Whether it is close below the elbow. */
  close?: boolean
  /** The least length of the seam under the arm; a sleeve that has less is a cap. */
  underarm?: number
}

type Curve = readonly [Point, Point, Point, Point]

/** The curve of a sleeve head from a corner at the underarm to its top, hollowed low in front and fuller behind, level at both ends. */
function headCurve(from: Point, top: Point): Curve {
  const [dx, dy] = subtract(top, from)
  const front = dx < 0
  return [
    from,
    [from[0] + dx * (front ? 0.46 : 0.38), from[1] + dy * 0.03],
    [top[0] - dx * (front ? 0.5 : 0.54), top[1]],
    top,
  ]
}

const lengthOfHead = (from: Point, top: Point): number => lengths(bezier(...headCurve(from, top), 32)).at(-1) ?? 0

/** The top of a head whose front and back are as long as asked for; each step moves it by what is missing. */
function topOf(half: number, front: number, back: number): Point {
  let [x, y] = [0, half * 0.6]
  for (let i = 0; i < 60; i++) {
    const missingFront = front - lengthOfHead([half, 0], [x, y])
    const missingBack = back - lengthOfHead([-half, 0], [x, y])
    if (Math.abs(missingFront) + Math.abs(missingBack) < 0.02) break
    y = Math.max(half * 0.05, y + (missingFront + missingBack) * 0.4)
    x = clamp(x + (missingBack - missingFront) * 0.4, -half * 0.5, half * 0.5)
  }
  return [x, y]
}

/** A set-in sleeve of the right arm, its head solved to the armholes times its fullness; the underarm lies at y = 0, the front at x > 0, and the sleeve is widened or narrowed where its head could not be drawn otherwise. A sleeve shorter than its head is a cap that arches over the arm. */
export function sleeveRun({
  front,
  back,
  fullness,
  round,
  length,
  hem,
  cuffed,
  allowance,
  close,
  underarm = 16,
}: SleeveOf): Round {
  const around = (front + back) * fullness
  const half = clamp(round, around * 0.7, around * 0.92) / 2
  const top = topOf(half, front * fullness, back * fullness)
  const down = Math.min(-underarm, top[1] - length)
  // A short seam under the arm leans no further than it is long.
  const cuff = clamp(hem / 2, Math.max(30, half + down * 0.7), half - down)
  const fore = headCurve([half, 0], top)
  const rear = headCurve([-half, 0], top)
  const corner: Point = [down > -17 ? half * 0.96 : cuff, down]
  const arch = clamp(top[1] - length - down, 0, top[1] * 0.34) / 0.75
  // Square to the seams under the arm, so that the hem runs on round it.
  const under: readonly [Point, Point] = [
    [corner[0] + (half - corner[0]) * 0.1, down * 0.5],
    [corner[0] + (half - corner[0]) * 0.42, down * 0.34],
  ]
  const seam = unit(subtract(close ? under[0] : [half, 0], corner))
  const hemHandle = add(corner, scale([-seam[1], seam[0]], corner[0] * 0.5))
  const right: Point = arch > 0 ? [corner[0] * 0.52, down + arch] : hemHandle
  return {
    from: [-corner[0], down],
    steps: [
      {
        id: 'hem',
        to: corner,
        handles: [[-right[0], right[1]], right],
        end: cuffed ? 'seam' : 'hem',
        ...(allowance === undefined ? {} : { allowance }),
      },
      { id: 'underFront', to: [half, 0], ...(close ? { handles: under } : {}), end: 'seam' },
      { id: 'headFront', to: top, handles: [fore[1], fore[2]], end: 'seam' },
      { id: 'headBack', to: [-half, 0], handles: [rear[2], rear[1]], end: 'seam' },
      {
        id: 'underBack',
        to: [-corner[0], down],
        ...(close ? { handles: [flipped(under[1]), flipped(under[0])] as const } : {}),
        end: 'seam',
      },
    ],
  }
}
