import { clamp, lerp } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { ChoiceKnob } from '../block.ts'
import { edges } from '../drafting/joined.ts'
import { runLength } from '../drafting/sewn.ts'
import { kimonoShell } from './kimono.ts'
import type { Lower } from './lower.ts'
import type { Neckline } from './necklines.ts'
import { type Part, type Shell, together } from './part.ts'
import { raglanShell } from './raglan.ts'
import { type Opening, shellOf } from './shell.ts'
import { shirtCuffs } from './shirtCuff.ts'
import { bandCuffs, boundArmholes, ribCuffs, roundArm, setIn } from './sleeves.ts'
import { sizeOf, type Trunk } from './trunkOf.ts'

/** A row of the table of sleeves: how long as a share of the arm, how wide at the hem as a share of the width round the arm, and how much longer the head is than the armhole. */
interface Row {
  length: number
  hem: number
  fullness?: number
  /** The hem is gathered into a band. */
  gathered?: boolean
  /** It is close below the elbow. */
  close?: boolean
}

/** How sleeves of tops are cut. */
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
  puff: { length: 0.38, hem: 1.05, fullness: 1.38, gathered: true },
  bishop: { length: 1, hem: 1.15, fullness: 1.12, gathered: true },
  lantern: { length: 0.98, hem: 1.3, fullness: 1.06, gathered: true },
  mutton: { length: 1, hem: 0.4, fullness: 1.5, close: true },
  raglan: { length: 1, hem: 0.6 },
  dolman: { length: 0.98, hem: 0.5 },
  kimono: { length: 0.7, hem: 1 },
} as const satisfies Readonly<Record<string, Row>>

/** The sleeves that tops are cut with, or none. */
export type SleeveKind = keyof typeof cuts | 'none'

/** What finishes the end of a sleeve. */
export type CuffKind = 'none' | 'rib' | 'barrel' | 'french'

/** A sleeve of a top: its kind, its length and fullness as shares of what is usual for it, and what finishes it. */
export interface TopSleeve {
  kind: SleeveKind
  length?: number
  fullness?: number
  cuff?: CuffKind
  /** Height in millimetres of a rib or a cuff. */
  cuffHeight?: number
  /** How much longer a plain head is than the armhole, as a share of it. */
  ease?: number
  /** How much wider round the arm than usual, in millimetres on a body of usual height. */
  room?: number
  /** Width of a binding where there is no sleeve. */
  binding?: number
}

/** The least a sleeve must be at its end for an arm or a hand to pass, in millimetres. */
const handOf = ({ wrist, upperArm }: Measures, share: number): number =>
  lerp(upperArm * 1.04 + 12, wrist * 1.25 + 20, clamp((share - 0.35) / 0.65))

/** How long a rib is beside the end of a sleeve: it hugs a wrist, and lies round an upper arm. */
const ribShare = (share: number): number => lerp(0.93, 0.78, clamp((share - 0.4) / 0.5))

/** What a sleeve measures on a body, in millimetres. */
function measured(body: Measures, trunk: Trunk, ease: number, sleeve: TopSleeve) {
  const row: Row = sleeve.kind === 'none' ? cuts.short : cuts[sleeve.kind]
  const share = row.length * (sleeve.length ?? 1)
  const full = sleeve.fullness ?? 1
  const kind = sleeve.cuff ?? 'none'
  const height = sleeve.cuffHeight ?? (kind === 'rib' ? 60 : 62) * sizeOf(body)
  const cuff = kind === 'none' && row.gathered ? 'band' : kind
  const round =
    (roundArm(body, ease) + (sleeve.room ?? 0) * sizeOf(body)) *
    (row.fullness && row.fullness > 1.1 ? row.fullness * 0.92 : 1)
  const beyond = Math.max(0, trunk.tip[0] - body.shoulderWidth / 2)
  const puffed = row.fullness && row.fullness > 1.2 ? (row.fullness - 1) * 170 * sizeOf(body) : 0
  const length = Math.max(
    24,
    body.armLength * share + puffed - beyond - (cuff === 'none' ? 0 : height * (cuff === 'band' ? 0.5 : 1)),
  )
  const opening = lerp(body.upperArm + 24, body.wrist + 52, clamp((share - 0.38) / 0.6))
  const buttoned = cuff === 'barrel' || cuff === 'french'
  const plain = row.gathered ? round * row.hem * full : Math.max(round * row.hem, handOf(body, share))
  const hem = buttoned && !row.gathered ? opening + 56 * sizeOf(body) : plain
  return { row, share, height, cuff, round, length, opening, hem: Math.min(hem, round * 1.8) }
}

/** Sleeves set into the armholes of a shell, with their cuffs; without sleeves the armholes are bound. */
export function withSleeves(body: Measures, shell: Shell, trunk: Trunk, ease: number, sleeve: TopSleeve): Shell {
  if (sleeve.kind === 'none')
    return { ...shell, ...together(shell, boundArmholes(shell, sleeve.binding ?? 12, 0.94)), arm: null }
  const { row, share, round, length, hem, cuff, height, opening } = measured(body, trunk, ease, sleeve)
  const slit = cuff === 'barrel' || cuff === 'french' ? Math.min(130 * sizeOf(body), length * 0.3) : 0
  const set = setIn(shell, {
    fullness: row.fullness ? 1 + (row.fullness - 1) * (sleeve.fullness ?? 1) : (sleeve.ease ?? 1.015),
    round,
    length,
    hem,
    cuffed: cuff !== 'none',
    slit,
    close: row.close ?? false,
    ...(sleeve.kind === 'flutter' ? { underarm: 55 * sizeOf(body) } : {}),
  })
  const all: Shell = { ...shell, ...together(shell, set), sleeveHem: edges('sleeve.hem') }
  const cuffs = (): Part => {
    if (slit) return shirtCuffs(set, { length: opening, height, french: cuff === 'french' }, slit)
    if (cuff === 'band') return bandCuffs(set, height * 0.5, opening / runLength(set.pieces, all.sleeveHem))
    return cuff === 'rib' ? ribCuffs(all.pieces, all.sleeveHem, height, ribShare(share)) : { pieces: [], joins: [] }
  }
  return { ...all, ...together(all, cuffs()), arm: null }
}

/** Front, back and sleeves of a top, set in, raglan or in one with the body. */
export function sleevedShell(
  body: Measures,
  neck: Neckline,
  lower: Lower,
  sleeve: TopSleeve,
  openings: Partial<Record<'front' | 'back', Opening>> = {},
): Shell {
  const { kind } = sleeve
  if (kind !== 'raglan' && kind !== 'dolman' && kind !== 'kimono')
    return withSleeves(body, shellOf(body, neck, lower, openings), neck.trunk, lower.ease, sleeve)
  const { share, round, length, hem, cuff, height } = measured(body, neck.trunk, lower.ease, sleeve)
  const cuffed = cuff === 'rib'
  const shell =
    kind === 'raglan'
      ? raglanShell(
          body,
          neck,
          lower,
          { round, length, hem: Math.max(hem, round * lerp(0.92, 0.6, share)), cuffed },
          openings,
        )
      : kimonoShell(
          body,
          neck,
          lower,
          {
            length,
            hem: hem / 2,
            cuffed,
            ...(kind === 'dolman' ? { slope: 34, low: 0.42 } : { slope: body.shoulderSlope + 4, low: 0.24 }),
          },
          openings,
        )
  return cuffed
    ? { ...shell, ...together(shell, ribCuffs(shell.pieces, shell.sleeveHem, height, ribShare(share))) }
    : shell
}

/** A knob that chooses among some sleeves; the first is the usual one. */
export const sleeveKnob = <const Ids extends readonly SleeveKind[]>(choices: Ids): ChoiceKnob<Ids[number]> => ({
  name: 'Sleeve',
  choices,
})
