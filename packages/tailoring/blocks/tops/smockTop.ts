import { add, bezier, type Point, sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { bothSides, joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened, type Step } from '../drafting/round.ts'
import { splitStep } from '../drafting/splitStep.ts'
import { bowCollar } from './bowCollar.ts'
import { collarOn } from './collar.ts'
import { fittedNeck } from './fittedNeck.ts'
import { flatCollar } from './flatCollar.ts'
import { withSlit } from './frontSlit.ts'
import { type Lower, lowerOf } from './lower.ts'
import type { Neckline } from './necklines.ts'
import { onRight, type Shell, together } from './part.ts'
import { faceOf, rightRun, seamOf } from './shell.ts'
import { topKnobs } from './topKnobs.ts'
import { sleeveKnob, withSleeves } from './topSleeves.ts'
import { armhole, sizeOf } from './trunkOf.ts'

/** A step moved away from the middle. */
const moved = (by: number, { handles, ...step }: Step): Step => ({
  ...step,
  to: add(step.to, [by, 0]),
  ...(handles ? { handles: [add(handles[0], [by, 0]), add(handles[1], [by, 0])] as const } : {}),
})

/** Front and back gathered below yokes that end at a level; so much is gathered at each side of the middle. */
function gatheredShell(
  body: Measures,
  { trunk, ...neck }: Neckline,
  lower: Lower,
  level: number,
  gather: number,
): Shell {
  const face = (of: 'front' | 'back'): { yoke: Piece; below: Piece } => {
    const arm = armhole(trunk, of)
    const path = bezier(trunk.under, ...sure(arm.handles), arm.to, 200)
    const at = sure(path.find(([, y]) => y >= level) ?? path.at(-2))
    const [low, high] = splitAt(trunk.under, arm, at)
    const middle: Point = [0, low.to[1]]
    const { from, steps } = lowerOf(body, trunk, of, lower)
    return {
      yoke: pieceOfRound(
        opened(
          {
            from: middle,
            steps: [
              { id: 'yoke', to: low.to, end: 'seam' },
              { ...high, id: 'arm' },
              { id: 'shoulder', to: trunk.neck, end: 'seam' },
              ...neck[of],
            ],
          },
          of,
        ),
        {
          id: `${of}Yoke`,
          name: `${of === 'front' ? 'Front' : 'Back'} yoke`,
          place: { round: 'trunk', turn: of === 'front' ? 0 : 180 },
          layers: 2,
        },
      ),
      below: faceOf(
        {
          from,
          steps: [
            ...[...steps, { ...low, id: 'arm' }].map((step) => moved(gather, step)),
            { id: 'yoke', to: middle, end: 'seam' },
          ],
        },
        of,
      ),
    }
  }
  const [front, back] = [face('front'), face('back')]
  const gathered = ({ yoke, below }: typeof front) =>
    bothSides({
      first: [onRight(below, 'yoke')],
      second: [onRight(yoke, 'yoke')],
      eased: true,
      marks: [
        [0.33, 'single'],
        [0.67, 'single'],
      ],
    })
  return {
    pieces: [front.below, back.below, front.yoke, back.yoke],
    joins: [
      ...seamOf(back.below, front.below, 'side'),
      ...seamOf(back.yoke, front.yoke, 'shoulder'),
      ...gathered(front),
      ...gathered(back),
    ],
    neck: [...rightRun(back.yoke, 'neck'), ...rightRun(front.yoke, 'neck')],
    hem: [...rightRun(front.below, 'hem'), ...rightRun(back.below, 'hem')],
    sleeveHem: [],
    arm: {
      front: [onRight(front.below, 'arm'), onRight(front.yoke, 'arm')],
      back: [onRight(back.yoke, 'arm'), onRight(back.below, 'arm')],
    },
  }
}

/** A curved edge cut in two where it passes a place. */
function splitAt(from: Point, step: Step, place: Point) {
  const path = bezier(from, ...sure(step.handles), step.to, 200)
  let walked = 0
  for (let i = 1; i < path.length; i++) {
    const [before, next] = [sure(path[i - 1]), sure(path[i])]
    walked += Math.hypot(next[0] - before[0], next[1] - before[1])
    if (next === place || (next[0] === place[0] && next[1] === place[1])) break
  }
  return splitStep(from, step, walked)
}

/** A smock: a yoke over the chest, front and back gathered below it, full sleeves and a flat collar (requirement S1.11). */
export const smockTop = defineBlock({
  id: 'smockTop',
  name: 'Smock top',
  knobs: {
    collar: { name: 'Collar', choices: ['peterPan', 'band', 'bow'] },
    closure: { name: 'Closure', choices: ['none', 'placket', 'laced'] },
    sleeve: sleeveKnob(['puff', 'flutter', 'short', 'bishop', 'lantern', 'bell', 'none']),
    sleeveLength: topKnobs.sleeveLength,
    length: topKnobs.length,
    gather: { name: 'Gathers as a share of the yoke', unit: 'share', least: 0.2, usual: 0.5, most: 1 },
    ease: { ...topKnobs.ease, least: 0.05, usual: 0.12 },
    hem: { name: 'Hem', choices: ['straight', 'curved', 'hiLo'] },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const ease = knobs.ease * body.bust
    const neck = fittedNeck(body, { ease, shoulder: knobs.sleeve === 'none' ? -12 * size : 0 }, 40 * size)
    const { tip, under } = neck.trunk
    const lower: Lower = { length: knobs.length * body.waistToCrotch, ease, box: 1, hem: knobs.hem }
    const level = under[1] + (tip[1] - under[1]) * 0.42
    const shell = gatheredShell(body, neck, lower, level, tip[0] * knobs.gather)
    const sleeved = withSleeves(body, shell, neck.trunk, ease, {
      kind: knobs.sleeve,
      length: knobs.sleeveLength,
      ease: 1.02,
    })
    const collar = {
      peterPan: () => flatCollar(sleeved, 66 * size),
      band: () => collarOn(sleeved, { kind: 'band', size, lap: 12 }),
      bow: () => bowCollar(sleeved, 34 * size, 420 * size),
    }[knobs.collar]
    const all = together(sleeved, collar())
    const long = Math.min(90 * size, (tip[1] - level) * 0.6)
    const slit = { kind: knobs.closure === 'placket' ? 'placket' : 'faced', long, width: 24, buttons: 2 } as const
    return joined(withSlit(all.pieces, slit, 'frontYoke'), all.joins)
  },
})
