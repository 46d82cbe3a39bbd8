import { reversed, subtract, unit } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { type CuffKind, type SleeveKind, withSleeves } from '../tops/topSleeves.ts'
import type { Frame } from './bodiceFrame.ts'
import type { Added } from './facings.ts'
import { type Shell, upperEdges } from './wornShell.ts'

/** Sleeves that something worn whole is cut with; all are set in. */
export const sleeveKinds = [
  'none',
  'short',
  'cap',
  'elbow',
  'threeQuarter',
  'plain',
  'long',
  'flutter',
  'bell',
  'puff',
  'bishop',
  'lantern',
  'mutton',
] as const satisfies readonly SleeveKind[]

/** A sleeve: its kind, its length as a share of what is usual for it, what finishes it, and the looseness round the chest in millimetres. */
export interface SleeveCut {
  sleeve: (typeof sleeveKinds)[number]
  sleeveLength: number
  cuff: CuffKind
  room: number
}

/** The sleeves of a shell, their heads eased or gathered into its armholes. */
export function sleevesOf(body: Measures, frame: Frame, shell: Shell, cut: SleeveCut): Added {
  const all = [...shell.front, ...shell.back]
  const arm = {
    front: reversed(upperEdges(shell, 'front', 'Right', 'arm')),
    back: reversed(upperEdges(shell, 'back', 'Right', 'arm')),
  }
  const bare = { pieces: all, joins: [], neck: [], hem: [], sleeveHem: [], arm }
  const { sleeve: kind, sleeveLength, cuff } = cut
  // A gathered head is high, the more so over a full arm, and its sleeve reaches below it.
  const length = kind === 'puff' ? Math.max(sleeveLength, (2.5 * body.upperArm) / body.armLength) : sleeveLength
  const { neck, tip } = frame.front
  const slope = unit(subtract(tip, neck))
  const trunk = { neck, tip, under: frame.back.under, slope, inward: [slope[1], -slope[0]] as const }
  const { pieces, joins } = withSleeves(body, bare, trunk, Math.max(0, cut.room), { kind, length, cuff, ease: 1.02 })
  return { pieces: pieces.filter((piece) => !all.includes(piece)), joins }
}
