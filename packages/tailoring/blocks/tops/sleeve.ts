import { bezier, clamp, lengths, type Point } from '@toile/geometry'
import { bothSides, edges, type Join } from '../drafting/joined.ts'
import type { Round } from '../drafting/round.ts'

/** What a sleeve is drafted to, in millimetres: the armholes of front and back, its ease as a share of them, its width round the arm, its length from the shoulder and its hem. */
interface SleeveOf {
  front: number
  back: number
  ease: number
  round: number
  length: number
  hem: number
}

/** The curve of a sleeve head from a corner at the underarm to its top. */
const headCurve = (from: Point, top: Point): readonly [Point, Point, Point, Point] => [
  from,
  [from[0] + (top[0] - from[0]) * 0.42, from[1] + (top[1] - from[1]) * 0.05],
  [from[0] + (top[0] - from[0]) * 0.48, top[1]],
  top,
]

const lengthOfHead = (from: Point, top: Point): number => lengths(bezier(...headCurve(from, top), 48)).at(-1) ?? 0

/** The top of a head whose front and back are as long as asked for; each step moves it by what is missing. */
function topOf(half: number, front: number, back: number): Point {
  let [x, y] = [0, half * 0.6]
  for (let i = 0; i < 60; i++) {
    const missingFront = front - lengthOfHead([half, 0], [x, y])
    const missingBack = back - lengthOfHead([-half, 0], [x, y])
    y = Math.max(half * 0.05, y + (missingFront + missingBack) * 0.4)
    x = clamp(x + (missingBack - missingFront) * 0.4, -half * 0.5, half * 0.5)
  }
  return [x, y]
}

/** A set-in sleeve of the right arm, its head solved to the armholes times its ease; the underarm lies at y = 0, the front at x > 0, and the sleeve is widened or narrowed where its head could not be drawn otherwise. */
export function sleeveRun({ front, back, ease, round, length, hem }: SleeveOf): Round {
  const around = (front + back) * ease
  const half = clamp(round, around * 0.72, around * 0.9) / 2
  const top = topOf(half, front * ease, back * ease)
  const down = Math.min(-30, top[1] - length)
  const cuff = Math.min(hem / 2, half)
  const fore = headCurve([half, 0], top)
  const rear = headCurve([-half, 0], top)
  return {
    from: [-cuff, down],
    steps: [
      { id: 'hem', to: [cuff, down], end: 'hem' },
      { id: 'underFront', to: [half, 0], end: 'seam' },
      { id: 'headFront', to: top, handles: [fore[1], fore[2]], end: 'seam' },
      { id: 'headBack', to: [-half, 0], handles: [rear[2], rear[1]], end: 'seam' },
      { id: 'underBack', to: [-cuff, down], end: 'seam' },
    ],
  }
}

/** How both sleeves are set in and closed; the armhole is walked from the underarm in front over the shoulder to the back. */
export const sleeveJoins = (front: readonly string[], back: readonly string[]): Join[] => [
  ...bothSides({
    first: edges('sleeve.headFront'),
    second: edges(...front),
    eased: true,
    marks: [[0.4, 'single']],
  }),
  ...bothSides({ first: edges('sleeve.headBack'), second: edges(...back), eased: true, marks: [[0.6, 'double']] }),
  ...bothSides({ first: edges('sleeve.underFront'), second: edges('sleeve.underBack') }),
]
