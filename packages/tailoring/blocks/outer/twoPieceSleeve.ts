import { bezier, clamp, lengths, lerp, type Point, sure } from '@toile/geometry'
import { bothSides, edges } from '../drafting/joined.ts'
import { movedStep } from '../drafting/movedStep.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Round, Step } from '../drafting/round.ts'
import { runLength } from '../drafting/sewn.ts'
import { splitStep } from '../drafting/splitStep.ts'
import type { Part, Shell } from '../tops/part.ts'
import { sleeveRun } from '../tops/sleeve.ts'

/** A sleeve of an upper and an under piece: its width round the arm, its length, its hem, and how much longer its head is than the armhole. */
interface TwoPiece {
  round: number
  length: number
  hem: number
  fullness: number
}

/** How far towards the front the seams of a sleeve lie, as a share of its half width. */
const seamAt = 0.62

/** The step of a head cut where it passes a place across, counted from its start. */
function cutAcross(from: Point, step: Step, x: number): readonly [Step, Step] {
  const path = bezier(from, ...sure(step.handles), step.to, 200)
  const walked = lengths(path)
  const inward = step.to[0] < from[0]
  const index = path.findIndex(([at]) => (inward ? at <= x : at >= x))
  return splitStep(from, step, sure(walked[Math.max(1, index)]))
}

/** The handles of a seam of the sleeve from its head down to its hem, moved sideways at the elbow. */
const bentDown = (head: Point, hem: Point, bend: number): readonly [Point, Point] => [
  [lerp(head[0], hem[0], 0.3) + bend, lerp(head[1], hem[1], 0.36)],
  [lerp(head[0], hem[0], 0.75) + bend, lerp(head[1], hem[1], 0.64)],
]

const downTo = (id: string, head: Point, hem: Point, bend: number): Step => ({
  id,
  to: hem,
  handles: bentDown(head, hem, bend),
  end: 'seam',
})

const upTo = (id: string, hem: Point, head: Point, bend: number): Step => {
  const [upper, lower] = bentDown(head, hem, bend)
  return { id, to: head, handles: [lower, upper], end: 'seam' }
}

/** The upper and the under piece of a sleeve in one piece, cut along two lines beside the arm; the seams of one are the mirror image of those of the other, so that they are equally long. */
function cutInTwo(whole: Round, hem: number): { upper: Round; under: Round } {
  const [, , foreHead, rearHead] = whole.steps.map(sure)
  const half = sure(whole.steps[1]).to[0]
  const down = whole.from[1]
  const top = sure(foreHead).to
  const [foreLow, foreUp] = cutAcross([half, 0], sure(foreHead), half * seamAt)
  const [rearUp, rearLow] = cutAcross(top, sure(rearHead), -half * seamAt)
  const [fore, rear] = [foreLow.to, rearUp.to]
  const narrow = clamp(half - hem / 2, 0, half * 0.5)
  const [foreIn, rearIn] = [narrow * 0.35, narrow * 0.65]
  const hemFore: Point = [fore[0] - foreIn, down]
  const hemRear: Point = [rear[0] + rearIn, down]
  const bend = Math.min(14, half * 0.07)
  const upper: Round = {
    from: hemRear,
    steps: [
      { id: 'hem', to: hemFore, end: 'hem', allowance: 40 },
      upTo('fore', hemFore, fore, -bend),
      { ...foreUp, id: 'headFront' },
      { ...rearUp, id: 'headBack' },
      downTo('rear', rear, hemRear, -bend),
    ],
  }
  const farFore: Point = [fore[0] - 2 * half, fore[1]]
  const lowFore: Point = [farFore[0] + foreIn, down]
  const lowRear: Point = [rear[0] - rearIn, down]
  const under: Round = {
    from: lowFore,
    steps: [
      { id: 'hem', to: lowRear, end: 'hem', allowance: 40 },
      upTo('rear', lowRear, rear, bend),
      { ...rearLow, id: 'headBack' },
      { ...movedStep(foreLow, [-2 * half, 0]), id: 'headFront' },
      downTo('fore', farFore, lowFore, bend),
    ],
  }
  return { upper, under }
}

/** Sleeves of two pieces set into the armholes of a shell, bent as an arm hangs. */
export function twoPieceSleeves(shell: Shell, cut: TwoPiece): Part {
  if (!shell.arm) return { pieces: [], joins: [] }
  const { front, back } = shell.arm
  const whole = sleeveRun({ ...cut, front: runLength(shell.pieces, front), back: runLength(shell.pieces, back) })
  const { upper, under } = cutInTwo(whole, cut.hem)
  const place = { round: 'arm' } as const
  return {
    pieces: [
      pieceOfRound(upper, { id: 'sleeve', name: 'Upper sleeve', pair: true, place: { ...place, turn: -90 } }),
      pieceOfRound(under, { id: 'underSleeve', name: 'Under sleeve', pair: true, place: { ...place, turn: 90 } }),
    ],
    joins: [
      ...bothSides({
        first: edges('underSleeve.headFront', 'sleeve.headFront'),
        second: front,
        eased: true,
        marks: [
          [0.4, 'single'],
          [0.999, 'single'],
        ],
      }),
      ...bothSides({
        first: edges('sleeve.headBack', 'underSleeve.headBack'),
        second: back,
        eased: true,
        marks: [[0.6, 'double']],
      }),
      ...bothSides({ first: edges('sleeve.fore'), second: edges('underSleeve.fore') }),
      ...bothSides({ first: edges('sleeve.rear'), second: edges('underSleeve.rear') }),
    ],
  }
}
