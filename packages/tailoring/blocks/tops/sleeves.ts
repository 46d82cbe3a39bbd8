import type { Measures } from '../../bodies/measures.ts'
import type { EdgeOf, Piece } from '../../pattern/pattern.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { runLength } from '../drafting/sewn.ts'
import type { Part, Shell } from './part.ts'
import { sleeveRun, type SleeveOf } from './sleeve.ts'
import { ringOn } from './strip.ts'

/** A sleeve as a garment asks for it: what is not told of its armholes. */
export type SleeveCut = Omit<SleeveOf, 'front' | 'back'>

/** Both sleeves set into the armholes of a shell: notched once in front and twice behind. */
export function setIn(shell: Shell, cut: SleeveCut): Part {
  if (!shell.arm) return { pieces: [], joins: [] }
  const { front, back } = shell.arm
  const run = sleeveRun({ ...cut, front: runLength(shell.pieces, front), back: runLength(shell.pieces, back) })
  const gathered = cut.fullness > 1.1
  return {
    pieces: [pieceOfRound(run, { id: 'sleeve', name: 'Sleeve', place: { round: 'arm', turn: -90 }, pair: true })],
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
          : [[0.4, 'single']],
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
  ringOn(
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

/** Bands that bind both armholes of a shell, as long as a share of them. */
export function boundArmholes(shell: Shell, height: number, share: number): Part {
  if (!shell.arm) return { pieces: [], joins: [] }
  return ringOn(
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
