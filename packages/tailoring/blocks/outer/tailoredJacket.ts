import { lerp } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { edges, joined } from '../drafting/joined.ts'
import { campCollar } from '../tops/collar.ts'
import { fused } from '../tops/fused.ts'
import { type Part, together } from '../tops/part.ts'
import { halfOf, type Opening, shellOf } from '../tops/shell.ts'
import { boundArmholes, roundArm } from '../tops/sleeves.ts'
import { sizeOf, trunkOf } from '../tops/trunkOf.ts'
import { type HipPocket, withHipPocket } from './hipPockets.ts'
import { lapelFacing, lapelFront, type Lapels, lapelNeck } from './lapelFront.ts'
import { linings } from './linings.ts'
import { twoPieceSleeves } from './twoPieceSleeve.ts'

/** A jacket or coat with lapels: its ease as a share of the chest, its length below the waist in millimetres, how shaped its waist is and how far it flares, its lapels and buttons, its sleeves as a share of the arm, and its pockets. */
export interface JacketCut {
  ease: number
  length: number
  waist: number
  flare: number
  lapelWidth: number
  lapel: 'notch' | 'peak'
  breakAt: number
  rows: 1 | 2
  buttons: number
  rounded: boolean
  sleeve: number
  pocket: HipPocket
  /** Whether it has a collar; without one the lapels end at the shoulder. */
  collar: boolean
}

/** A back in two halves whose seam follows the hollow of the waist. */
const centerSeam = (hollow: number): Opening => ({
  edges: ({ from, steps }) => {
    const low = steps.at(-1)?.to[1] ?? 0
    return [
      {
        id: 'center',
        to: from,
        handles: [
          [hollow, lerp(low, from[1], 0.42)],
          [hollow * 0.9, lerp(low, from[1], 0.72)],
        ],
        end: 'seam',
        allowance: 15,
      },
    ]
  },
})

/** The pattern of a jacket or coat with lapels: fronts and their facings, back with a seam down the center, sleeves of two pieces, collar, pockets and linings (requirement S1.11). */
export function tailoredJacket(body: Measures, cut: JacketCut): Pattern {
  const size = sizeOf(body)
  const ease = cut.ease * body.bust
  const lapels: Lapels = {
    lap: (cut.rows === 2 ? 72 : 22) * size,
    width: cut.lapelWidth * size,
    rise: (cut.lapel === 'peak' ? 34 : 4) * size,
    breakAt: cut.breakAt * body.backLength,
    buttons: Math.round(cut.buttons),
    rows: cut.rows,
    rounded: cut.rounded,
  }
  const sleeved = cut.sleeve > 0
  const trunk = trunkOf(body, {
    ease,
    neck: 6 * size,
    shoulder: (sleeved ? 8 : -18) * size,
    deeper: 14 * size + ease * 0.06,
  })
  const neck = lapelNeck(body, trunk)
  const lower = {
    length: cut.length,
    ease,
    box: 1 - cut.waist,
    flare: cut.flare,
    hem: 'straight',
    allowance: 40,
  } as const
  const opening = lapelFront(neck, lapels)
  const shell = shellOf(body, neck, lower, { front: opening, back: centerSeam(14 * size * cut.waist) })
  const bottom = halfOf(body, neck, lower, 'front').from[1]
  const arms: Part = sleeved
    ? twoPieceSleeves(shell, {
        round: roundArm(body, ease) + 16 * size,
        length: body.armLength * cut.sleeve,
        hem: body.wrist + (95 + ease * 0.2) * size,
        fullness: 1.04,
      })
    : boundArmholes(shell, 12, 0.96)
  const facing = lapelFacing(body, neck, lapels, bottom)
  const none: Part = { pieces: [], joins: [] }
  const center = { pieces: [], joins: [{ first: edges('back.center'), second: edges('back.center*') }] }
  const parts = together(shell, center, arms, facing, cut.collar ? campCollar(shell, size) : none)
  const at = [trunk.under[0] * 0.46, Math.max(bottom * 0.35, -70 * size)] as const
  const pieces = parts.pieces.flatMap((piece): Piece[] =>
    piece.id === 'front' ? withHipPocket(piece, bottom < -150 * size ? cut.pocket : 'none', at, 150 * size) : [piece],
  )
  const lined = pieces.filter(({ id }) => id === 'back' || id === 'sleeve' || id === 'underSleeve')
  const front = pieces.filter(({ id }) => id === 'front')
  return joined([...pieces, ...front.map(fused), ...linings(lined)], parts.joins)
}
