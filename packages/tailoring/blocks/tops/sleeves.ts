import type { Measures } from '../../bodies/measures.ts'
import { sure } from '@toile/geometry'
import type { EdgeOf, InnerLine, Piece } from '../../pattern/pattern.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Round } from '../drafting/round.ts'
import { splitStep } from '../drafting/splitStep.ts'
import { runLength } from '../drafting/sewn.ts'
import type { Part, Shell } from './part.ts'
import { sleeveRun, type SleeveOf } from './sleeve.ts'
import { bandOn } from './strip.ts'

/** A sleeve as a garment asks for it: what is not told of its armholes, and how long the slit is above a cuff that buttons. */
export interface SleeveCut extends Omit<SleeveOf, 'front' | 'back'> {
  slit?: number
}

/** Where a sleeve opens, as a share of its hem from the seam under the arm behind. */
const slitAt = 0.24

/** A sleeve whose hem is cut in two where it opens, with the slit and the pleats beside it. */
function slitSleeve(run: Round, slit: number): { run: Round; lines: InnerLine[] } {
  const hem = sure(run.steps[0])
  const width = hem.to[0] - run.from[0]
  const [back, front] = splitStep(run.from, hem, width * slitAt)
  const [x, y] = back.to
  const up = (id: string, kind: InnerLine['kind'], at: number, long: number): InnerLine => ({
    id,
    kind,
    path: [
      [x + at, y + 1],
      [x + at, y + long],
    ],
  })
  const pleats = [24, 38, 52, 66].map((at, i) => up(`pleat${i + 1}`, 'pleat', at * Math.min(1, width / 260), 50))
  return {
    run: { from: run.from, steps: [{ ...back, id: 'hemBack' }, { ...front, id: 'hem' }, ...run.steps.slice(1)] },
    lines: [up('slit', 'placement', 0, slit), ...pleats],
  }
}

/** Both sleeves set into the armholes of a shell: notched once in front and twice behind. */
export function setIn(shell: Shell, cut: SleeveCut): Part {
  if (!shell.arm) return { pieces: [], joins: [] }
  const { front, back } = shell.arm
  const whole = sleeveRun({ ...cut, front: runLength(shell.pieces, front), back: runLength(shell.pieces, back) })
  const { run, lines } = cut.slit ? slitSleeve(whole, cut.slit) : { run: whole, lines: [] }
  const gathered = cut.fullness > 1.1
  return {
    pieces: [
      pieceOfRound(run, { id: 'sleeve', name: 'Sleeve', place: { round: 'arm', turn: -90 }, pair: true, lines }),
    ],
    joins: [
      ...bothSides({
        first: edges('sleeve.headFront'),
        second: front,
        eased: true,
        marks: gathered
          ? [
              [0.3, 'single'],
              [0.999, 'single'],
            ]
          : [
              [0.4, 'single'],
              [0.999, 'single'],
            ],
      }),
      ...bothSides({
        first: edges('sleeve.headBack'),
        second: back,
        eased: true,
        marks: [[gathered ? 0.7 : 0.6, 'double']],
      }),
      ...bothSides({ first: edges('sleeve.underFront'), second: edges('sleeve.underBack') }),
    ],
  }
}

/** Ribs round the hems of both sleeves, as long as a share of them. */
export const ribCuffs = (pieces: readonly Piece[], hem: readonly EdgeOf[], height: number, share: number): Part =>
  bandOn(
    pieces,
    hem,
    {
      id: 'cuff',
      name: 'Cuff',
      height,
      sewn: 'above',
      of: 'rib',
      pair: true,
      place: { round: 'arm', turn: -90 },
      at: [0, -300],
    },
    share,
  )

/** Bands that sleeves are gathered into, as long as a share of their hems. */
export const bandCuffs = ({ pieces }: Part, height: number, share: number): Part =>
  bandOn(
    pieces,
    edges('sleeve.hem'),
    {
      id: 'cuff',
      name: 'Sleeve band',
      height,
      sewn: 'above',
      pair: true,
      place: { round: 'arm', turn: -90 },
      at: [0, -200],
    },
    share,
  )

/** Bands that bind both armholes of a shell, as long as a share of them. */
export function boundArmholes(shell: Shell, height: number, share: number): Part {
  if (!shell.arm) return { pieces: [], joins: [] }
  return bandOn(
    shell.pieces,
    [...shell.arm.front, ...shell.arm.back],
    {
      id: 'armBand',
      name: 'Armhole band',
      height,
      sewn: 'below',
      of: 'rib',
      pair: true,
      place: { round: 'arm', turn: -90 },
    },
    share,
  )
}

/** How wide a sleeve is round the arm of a body with so much ease round its chest, in millimetres. */
export const roundArm = ({ upperArm }: Measures, ease: number): number => upperArm * 1.06 + 18 + ease * 0.5
