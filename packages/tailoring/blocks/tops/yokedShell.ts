import { add, bezier, lengths, type Point, scale, subtract, sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened, type Round, type Step } from '../drafting/round.ts'
import { splitStep } from '../drafting/splitStep.ts'
import { type Lower, lowerOf } from './lower.ts'
import type { Neckline } from './necklines.ts'
import { onRight, type Shell } from './part.ts'
import { faceOf, type Opening, rightRun, seamOf } from './shell.ts'
import { armhole, sizeOf, type Trunk } from './trunkOf.ts'

/** How the yoke of a shirt ends on the back. */
export type YokeShape = 'plain' | 'western' | 'round'

/** A yoke over the shoulders: how it ends on the back, and how deep the pleat below it is at each side of the middle, in millimetres. */
export interface Yoke {
  shape: YokeShape
  pleat: number
}

/** How far the yoke reaches over the shoulder to the front. */
const forward = 22

/** A step drawn the other way round. */
const backwards = (from: Point, { handles, ...step }: Step): Step => ({
  ...step,
  to: from,
  ...(handles ? { handles: [handles[1], handles[0]] as const } : {}),
})

const lengthOf = (from: Point, { handles, to }: Step) =>
  lengths(handles ? bezier(from, handles[0], handles[1], to, 48) : [from, to]).at(-1) ?? 0

/** The front's part of a yoke, laid open over the shoulder line. */
function overShoulder({ neck, slope }: Trunk, step: Step): Step {
  const over = (point: Point): Point => {
    const from = subtract(point, neck)
    return add(neck, subtract(scale(slope, 2 * (from[0] * slope[0] + from[1] * slope[1])), from))
  }
  return {
    ...step,
    to: over(step.to),
    ...(step.handles ? { handles: [over(step.handles[0]), over(step.handles[1])] as const } : {}),
  }
}

/** How far along an upward edge a level is met, in millimetres. */
function lengthAtLevel(from: Point, step: Step, level: number): number {
  const path = step.handles ? bezier(from, ...step.handles, step.to, 200) : [from, step.to]
  const index = path.findIndex(([, y]) => y >= level)
  return sure(lengths(path)[Math.max(1, index)])
}

/** The edge where yoke and back meet, from the middle to the armhole. */
function yokeSeam(shape: YokeShape, [x, y]: Point, to: Point): Step {
  const handles = {
    plain: undefined,
    western: [
      [x + (to[0] - x) * 0.22, y + 30],
      [x + (to[0] - x) * 0.62, y - 14],
    ],
    round: [
      [x + (to[0] - x) * 0.5, y],
      [to[0] - (to[0] - x) * 0.1, (to[1] + y) / 2],
    ],
  } as const
  const set = handles[shape]
  return { id: 'yoke', to, ...(set ? { handles: set } : {}), end: 'seam' }
}

/** Front and back under a yoke that reaches a little over the shoulders to the front; the back is pleated into it. */
export function yokedShell(
  body: Measures,
  { trunk, ...neck }: Neckline,
  lower: Lower,
  { shape, pleat }: Yoke,
  opening?: Opening,
): Shell {
  const size = sizeOf(body)
  const { under, tip } = trunk
  const backArm = armhole(trunk, 'back')
  const frontArm = armhole(trunk, 'front')
  const level = Math.min(tip[1] - 24, body.backLength - 84 * size)
  const [armLow, armHigh] = splitStep(under, backArm, lengthAtLevel(under, backArm, level))
  const [frontLow, frontHigh] = splitStep(under, frontArm, lengthOf(under, frontArm) - forward * size)
  const neckFront = sure(neck.front[0])
  const [neckHigh, neckLow] = splitStep(trunk.neck, neckFront, forward * size)
  const point: Point = [0, armLow.to[1] - (shape === 'plain' ? 0 : 28 * size)]
  const seam = yokeSeam(shape, point, armLow.to)
  const over = (step: Step) => overShoulder(trunk, step)
  const yokeHalf: Round = {
    from: point,
    steps: [
      seam,
      { ...armHigh, id: 'armBack' },
      { ...over(backwards(frontLow.to, frontHigh)), id: 'armFront' },
      { ...over({ id: 'front', to: neckHigh.to, end: 'seam' }) },
      { ...over(backwards(trunk.neck, neckHigh)), id: 'neckFront' },
      ...neck.back,
    ],
  }
  const yoke = pieceOfRound(opened(yokeHalf, 'back'), {
    id: 'yoke',
    name: 'Yoke',
    place: { round: 'trunk', turn: 180 },
    layers: 2,
    grain: 0,
  })
  const frontLower = lowerOf(body, trunk, 'front', lower)
  const front = faceOf(
    {
      from: frontLower.from,
      steps: [
        ...frontLower.steps,
        { ...frontLow, id: 'arm' },
        { id: 'yoke', to: neckHigh.to, end: 'seam' },
        { ...neckLow, id: neckFront.id },
        ...neck.front.slice(1),
      ],
    },
    'front',
    opening,
  )
  const backLower = lowerOf(body, trunk, 'back', lower)
  const wide = (step: Step): Step => ({
    ...step,
    to: add(step.to, [pleat, 0]),
    ...(step.handles ? { handles: [add(step.handles[0], [pleat, 0]), add(step.handles[1], [pleat, 0])] as const } : {}),
  })
  const into = wide(backwards(point, seam))
  const flat: Step[] = pleat ? [{ id: 'yokePleat', to: point, end: 'seam' }] : []
  const backPiece = faceOf(
    {
      from: backLower.from,
      steps: [...[...backLower.steps, { ...armLow, id: 'arm' }].map(wide), into, ...flat],
    },
    'back',
  )
  const back = pleat
    ? {
        ...backPiece,
        lines: [-pleat, pleat].map((x) => ({
          id: `pleat${x < 0 ? 'Left' : 'Right'}`,
          kind: 'pleat' as const,
          path: [
            [x, point[1]],
            [x, point[1] - 60],
          ] as const,
        })),
      }
    : backPiece
  const pleated = pleat ? [onRight(back, 'yokePleat')] : []
  return {
    pieces: [front, back, yoke],
    joins: [
      ...seamOf(back, front, 'side'),
      ...bothSides({ first: [onRight(back, 'yoke'), ...pleated], second: edges('yoke.yokeRight'), eased: pleat > 0 }),
      ...bothSides({ first: edges('yoke.frontRight'), second: [onRight(front, 'yoke')] }),
    ],
    neck: [...rightRun(yoke, 'neck'), ...rightRun(front, 'neck')],
    hem: [...rightRun(front, 'hem'), ...rightRun(back, 'hem')],
    sleeveHem: [],
    arm: {
      front: [onRight(front, 'arm'), ...edges('yoke.armFrontRight')],
      back: [...edges('yoke.armBackRight'), onRight(back, 'arm')],
    },
  }
}
