import { add, scale } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { joined } from '../drafting/joined.ts'
import { runLength } from '../drafting/sewn.ts'
import { type FrontSlit, withSlit } from './frontSlit.ts'
import { withKangaroo } from './kangarooPocket.ts'
import type { HemShape } from './lower.ts'
import { type NeckChange, type Neckline, neckline, type NeckShape } from './necklines.ts'
import { onLeft, type Part, type Shell, together } from './part.ts'
import { bandOn } from './strip.ts'
import { sleevedShell, type TopSleeve } from './topSleeves.ts'
import { sizeOf, trunkOf } from './trunkOf.ts'
import { zippedFront } from './zippedFront.ts'

/** A top that is pulled on or zipped: its ease as a share of the chest, its length as one of waist to crotch, how boxy it is, drop, slits and flare in millimetres on a body of usual height, the other measures in millimetres, and what it is cut with. */
export interface TopCut {
  ease: number
  length: number
  box: number
  flare?: number
  hem?: HemShape
  slits?: number
  drop?: number
  /** Width of a strap that the shoulder is cut to. */
  strap?: number
  deeper?: number
  neckline: NeckShape
  neck?: NeckChange
  sleeve: TopSleeve
  zipped?: boolean
  frontSlit?: FrontSlit | undefined
  /** Height of a rib round the hem. */
  hemRib?: number
  kangaroo?: boolean
  /** Whether it is cut of cloth that does not stretch over the head: a neck that is too narrow is slit behind. */
  woven?: boolean
  /** How high the legs of a bodysuit are cut, as a share. */
  legs?: number | undefined
  /** What finishes the neck. */
  finish(shell: Shell, neck: Neckline): Part
}

/** The rib round a hem, open where the front is. */
function hemRib(shell: Shell, height: number, level: number, open: boolean): Part {
  const run = open ? [...shell.hem, ...onLeft(shell.hem)] : [...onLeft(shell.hem), ...shell.hem]
  return bandOn(
    shell.pieces,
    run,
    {
      id: 'hemRib',
      name: 'Hem rib',
      height,
      sewn: 'above',
      of: 'rib',
      place: { round: 'trunk', turn: open ? 180 : 0 },
      at: [0, level],
      open,
    },
    0.82,
  )
}

/** A neck edge beside which the shoulder is no wider than a strap. */
const strapped = (neck: Neckline, width: number): Neckline => ({
  ...neck,
  trunk: { ...neck.trunk, tip: add(neck.trunk.neck, scale(neck.trunk.slope, width)) },
})

/** The pieces of a top with the slit that it is pulled on through, if it needs one. */
function slitPieces(body: Measures, cut: TopCut, shell: Shell, pieces: readonly Piece[]): readonly Piece[] {
  if (cut.frontSlit) return withSlit(pieces, cut.frontSlit)
  if (!cut.woven || 2 * runLength(shell.pieces, shell.neck) > body.head * 1.02) return pieces
  return withSlit(pieces, { kind: 'faced', long: 130 * sizeOf(body), width: 10, buttons: 0 }, 'back')
}

/** The pattern of a top that is pulled on or zipped (requirement S1.11). */
export function topOf(body: Measures, cut: TopCut): Pattern {
  const size = sizeOf(body)
  const { zipped = false } = cut
  const [ease, length] = [cut.ease * body.bust, cut.length * body.waistToCrotch]
  const shoulder = ((cut.drop ?? 0) - (cut.sleeve.kind === 'none' ? 14 : 0)) * size
  const whole = neckline(trunkOf(body, { ease, shoulder, deeper: cut.deeper ?? 0 }), cut.neckline, cut.neck)
  const neck = cut.strap ? strapped(whole, cut.strap) : whole
  const rib = cut.hemRib ?? 0
  const lower = {
    length: length - rib,
    ease,
    box: cut.box,
    flare: (cut.flare ?? 0) * size,
    hem: cut.hem ?? 'straight',
    slit: (cut.slits ?? 0) * size,
    legs: cut.legs,
    ...(rib ? { sewn: true, allowance: 7 } : {}),
  }
  const shell = sleevedShell(body, neck, lower, cut.sleeve, zipped ? { front: zippedFront } : {})
  const level = rib - length
  const parts = together(
    shell,
    cut.finish(shell, neck),
    rib ? hemRib(shell, rib, level, zipped) : { pieces: [], joins: [] },
  )
  const slit = slitPieces(body, cut, shell, parts.pieces)
  return joined(cut.kangaroo ? withKangaroo(slit, Math.max(level, lower.length * -1), size) : slit, parts.joins)
}
