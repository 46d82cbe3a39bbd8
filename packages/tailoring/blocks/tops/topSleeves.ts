import { lerp } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { ChoiceKnob } from '../block.ts'
import { edges } from '../drafting/joined.ts'
import { type InOne, kimonoShell } from './kimono.ts'
import type { Lower } from './lower.ts'
import type { Neckline } from './necklines.ts'
import { type Part, type Shell, together } from './part.ts'
import { raglanShell } from './raglan.ts'
import { type Opening, shellOf } from './shell.ts'
import { boundArmholes, roundArm, ribCuffs, setIn, type SleeveCut } from './sleeves.ts'

/** How sleeves of tops are cut: how long as a share of the arm, how wide at the hem as a share of the width round the arm, and how much longer the head is than the armhole. */
const cuts = {
  short: { length: 0.36, hem: 0.92 },
  cap: { length: 0.15, hem: 1 },
  elbow: { length: 0.54, hem: 0.88 },
  threeQuarter: { length: 0.74, hem: 0.72 },
  plain: { length: 1, hem: 0.58 },
  long: { length: 1, hem: 0.62 },
  knit: { length: 1, hem: 0.66 },
  oversized: { length: 1, hem: 0.72 },
  flutter: { length: 0.3, hem: 1.5, fullness: 1.06 },
  bell: { length: 0.98, hem: 1.5 },
  puff: { length: 0.38, hem: 1.05, fullness: 1.38, gathered: 0.72 },
  bishop: { length: 1, hem: 1.15, fullness: 1.12, gathered: 0.42 },
  lantern: { length: 0.98, hem: 1.3, fullness: 1.06, gathered: 0.42 },
  mutton: { length: 1, hem: 0.4, fullness: 1.5 },
  raglan: { length: 1, hem: 0.6 },
  dolman: { length: 0.98, hem: 0.5 },
  kimono: { length: 0.7, hem: 1 },
} as const satisfies Readonly<Record<string, { length: number; hem: number; fullness?: number; gathered?: number }>>

/** The sleeves that tops are cut with, or none. */
export type SleeveKind = keyof typeof cuts | 'none'

/** A sleeve of a top: its kind, its length as a share of what is usual for it, and what finishes it. */
export interface TopSleeve {
  kind: SleeveKind
  length?: number
  /** Height in millimetres of a rib at its end. */
  rib?: number
  /** Width of a binding where there is no sleeve. */
  binding?: number
  ease?: number
}

/** Front, back and sleeves of a top; without sleeves the armholes are bound. */
export function sleevedShell(
  body: Measures,
  neck: Neckline,
  lower: Lower,
  { kind, length = 1, rib = 0, binding = 12, ease = 1.015 }: TopSleeve,
  openings: Partial<Record<'front' | 'back', Opening>> = {},
): Shell {
  if (kind === 'none') {
    const shell = shellOf(body, neck, lower, openings)
    return { ...shell, ...together(shell, boundArmholes(shell, binding, 0.94)), arm: null }
  }
  const cut: { length: number; hem: number; fullness?: number; gathered?: number } = cuts[kind]
  const beyond = Math.max(0, neck.trunk.tip[0] - body.shoulderWidth / 2)
  const round = roundArm(body, lower.ease)
  const long = Math.max(24, body.armLength * cut.length * length - beyond - rib)
  const wide = kind === 'raglan' ? lerp(0.9, cut.hem, Math.min(1, length)) : cut.hem
  const hem = Math.max(round * wide, handOf(body, cut.length * length))
  const cuffed = rib > 0
  const ribbed = (shell: Shell, hems: Shell['sleeveHem']): Part =>
    cuffed ? ribCuffs(shell.pieces, hems, rib, 0.78) : { pieces: [], joins: [] }
  if (kind === 'raglan' || kind === 'dolman' || kind === 'kimono') {
    const inOne: InOne =
      kind === 'dolman'
        ? { length: long, hem: hem / 2, slope: 34, low: 0.42, cuffed }
        : { length: long, hem: hem / 2, slope: body.shoulderSlope + 4, low: 0.24, cuffed }
    const shell =
      kind === 'raglan'
        ? raglanShell(body, neck, lower, { round, length: long, hem, cuffed }, openings)
        : kimonoShell(body, neck, lower, inOne, openings)
    return { ...shell, ...together(shell, ribbed(shell, shell.sleeveHem)) }
  }
  const shell = shellOf(body, neck, lower, openings)
  const set: SleeveCut = { fullness: cut.fullness ?? ease, round, length: long, hem, cuffed }
  const sleeves = setIn(shell, set)
  const all = { ...shell, ...together(shell, sleeves), sleeveHem: edges('sleeve.hem') }
  return { ...all, ...together(all, ribbed(all, all.sleeveHem)), arm: null }
}

/** The least a sleeve must be at its end for a hand or an arm to pass, in millimetres. */
const handOf = ({ wrist, upperArm }: Measures, share: number): number =>
  lerp(upperArm * 1.04 + 12, wrist * 1.25 + 20, Math.min(1, Math.max(0, (share - 0.35) / 0.65)))

/** A knob that chooses among some sleeves; the first is the usual one. */
export const sleeveKnob = <const Ids extends readonly SleeveKind[]>(choices: Ids): ChoiceKnob<Ids[number]> => ({
  name: 'Sleeve',
  choices,
})
