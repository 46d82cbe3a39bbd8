import { add, distance, mix, type Point, rotate, scale, subtract, sure, unit } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { mirrored, type Round, type Step } from '../drafting/round.ts'
import { splitStep } from '../drafting/splitStep.ts'
import { type Lower, lowerOf } from './lower.ts'
import type { Neckline } from './necklines.ts'
import { onRight, type Shell } from './part.ts'
import { faceOf, type Opening, rightRun, seamOf } from './shell.ts'
import type { Trunk } from './trunkOf.ts'

/** A raglan sleeve: how wide round the arm, how long from the shoulder point and how wide at its hem, in millimetres. */
export interface RaglanCut {
  round: number
  length: number
  hem: number
  cuffed?: boolean
}

type Face = 'front' | 'back'

/** The point mirrored in the line through a place along a direction. */
function reflected(point: Point, at: Point, along: Point): Point {
  const from = subtract(point, at)
  const by = from[0] * along[0] + from[1] * along[1]
  return add(at, subtract(scale(along, 2 * by), from))
}

/** The lines of a raglan on half a front or back: where it leaves the neck, where body and sleeve part, and how the arm lies. */
function linesOf({ trunk, ...neck }: Neckline, face: Face, { round }: RaglanCut) {
  const steps = neck[face]
  const [upper, rest] = splitStep(trunk.neck, sure(steps[0]), face === 'front' ? 30 : 20)
  const leave = upper.to
  const { tip, under } = trunk
  // Alike in front and behind, so that the seams under the arm are as long as each other.
  const high = add(trunk.neck, scale(trunk.inward, 26))
  const chord = subtract(high, under)
  const parting = add(mix(under, high, 0.44), scale([-chord[1], chord[0]], 0.055))
  const along = unit(subtract(high, parting))
  const reach = distance(under, parting)
  const hollow: readonly [Point, Point] = [
    [under[0] - reach * 0.38, under[1]],
    add(parting, scale(along, -reach * 0.42)),
  ]
  const far = distance(parting, leave)
  const rise: readonly [Point, Point] = [
    add(parting, scale(along, far * 0.36)),
    add(leave, scale(unit(subtract(parting, leave)), far * 0.3)),
  ]
  const turned = (point: Point) => reflected(point, parting, along)
  const armpit = turned(under)
  const offset = subtract(armpit, tip)
  const down = Math.atan2(-offset[1], offset[0]) - Math.asin(Math.min(0.97, round / 2 / Math.hypot(...offset)))
  return {
    upper,
    rest: [{ ...rest, id: sure(steps[0]).id }, ...steps.slice(1)],
    leave,
    parting,
    hollow,
    rise,
    turned,
    armpit,
    down,
  }
}

/** Half a sleeve as it lies on the front's left half: over hem and underarm, back along the arm to the neck and down the raglan. */
function sleeveHalf({ neck, tip, slope }: Trunk, lines: ReturnType<typeof linesOf>, cut: RaglanCut): Round {
  const arm: Point = [Math.cos(lines.down), -Math.sin(lines.down)]
  const [x, y] = subtract(lines.armpit, tip)
  const length = Math.max(cut.length, x * arm[0] + y * arm[1] + 20)
  const end = add(tip, scale(arm, length))
  const inner = add(end, scale([arm[1], -arm[0]], cut.hem / 2))
  const bend = distance(neck, tip)
  return {
    from: lines.parting,
    steps: [
      {
        id: 'raglanLow',
        to: lines.armpit,
        handles: [lines.turned(lines.hollow[1]), lines.turned(lines.hollow[0])],
        end: 'seam',
      },
      { id: 'under', to: inner, end: 'seam' },
      { id: 'hem', to: end, end: cut.cuffed ? 'seam' : 'hem' },
      {
        id: 'over',
        to: neck,
        handles: [add(tip, scale(arm, bend * 0.1)), add(neck, scale(slope, bend * 0.9))],
        end: 'seam',
      },
      { ...lines.upper, id: 'neck' },
      { id: 'raglan', to: lines.parting, handles: [lines.rise[1], lines.rise[0]], end: 'seam' },
    ],
  }
}

const place = { round: 'arm', turn: -90 } as const

/** A sleeve as it hangs: its arm upright, the armpit at y = 0 and the seam along the arm at x = 0. */
function hanging({ from, steps }: Round, lines: ReturnType<typeof linesOf>, tip: Point): Round {
  const turn = lines.down - Math.PI / 2
  const raised = rotate(lines.armpit, turn, tip)[1]
  const hung = (point: Point): Point => subtract(rotate(point, turn, tip), [tip[0], raised])
  return {
    from: hung(from),
    steps: steps.map(({ handles, ...step }) => ({
      ...step,
      to: hung(step.to),
      ...(handles ? { handles: [hung(handles[0]), hung(handles[1])] as const } : {}),
    })),
  }
}

/** Front and back with raglan sleeves of two pieces, whose middle seam runs from the neck over the shoulder down the arm. */
export function raglanShell(
  body: Measures,
  neck: Neckline,
  lower: Lower,
  cut: RaglanCut,
  openings: Partial<Record<Face, Opening>> = {},
): Shell {
  const faces = (face: Face) => {
    const lines = linesOf(neck, face, cut)
    const { from, steps } = lowerOf(body, neck.trunk, face, lower)
    const raglan: Step[] = [
      { id: 'raglanLow', to: lines.parting, handles: lines.hollow, end: 'seam' },
      { id: 'raglan', to: lines.leave, handles: lines.rise, end: 'seam' },
    ]
    return {
      body: faceOf({ from, steps: [...steps, ...raglan, ...lines.rest] }, face, openings[face]),
      sleeve: hanging(sleeveHalf(neck.trunk, lines, cut), lines, neck.trunk.tip),
    }
  }
  const [front, back] = [faces('front'), faces('back')]
  const sleeves = [
    pieceOfRound(mirrored(front.sleeve), { id: 'sleeveFront', name: 'Sleeve front', place, pair: true }),
    pieceOfRound(back.sleeve, { id: 'sleeveBack', name: 'Sleeve back', place, pair: true }),
  ]
  const set = (sleeve: string, piece: typeof front.body, kind: 'single' | 'double') =>
    ['raglanLow', 'raglan'].flatMap((edge) =>
      bothSides({ first: edges(`${sleeve}.${edge}`), second: [onRight(piece, edge)], marks: [[0.5, kind]] }),
    )
  return {
    pieces: [front.body, back.body, ...sleeves],
    joins: [
      ...seamOf(back.body, front.body, 'side'),
      ...(lower.legs === undefined ? [] : seamOf(back.body, front.body, 'gusset')),
      ...set('sleeveFront', front.body, 'single'),
      ...set('sleeveBack', back.body, 'double'),
      ...bothSides({ first: edges('sleeveBack.over'), second: edges('sleeveFront.over') }),
      ...bothSides({ first: edges('sleeveBack.under'), second: edges('sleeveFront.under') }),
    ],
    neck: [
      ...rightRun(back.body, 'neck'),
      ...edges('sleeveBack.neck', 'sleeveFront.neck'),
      ...rightRun(front.body, 'neck'),
    ],
    hem: [...rightRun(front.body, 'hem'), ...rightRun(back.body, 'hem')],
    arm: null,
    sleeveHem: edges('sleeveFront.hem', 'sleeveBack.hem'),
  }
}
