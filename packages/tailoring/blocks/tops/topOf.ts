import type { Measures } from '../../bodies/measures.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { joined } from '../drafting/joined.ts'
import { type FrontSlit, withSlit } from './frontSlit.ts'
import { withKangaroo } from './kangarooPocket.ts'
import type { HemShape } from './lower.ts'
import { type NeckChange, type Neckline, neckline, type NeckShape } from './necklines.ts'
import { onLeft, type Part, type Shell, together } from './part.ts'
import { bandOn } from './strip.ts'
import { sleevedShell, type TopSleeve } from './topSleeves.ts'
import { sizeOf, trunkOf } from './trunk.ts'
import { zippedFront } from './zippedFront.ts'

/** A top that is pulled on or zipped: ease, length and the other measures in millimetres, how boxy it is as a share, and what it is cut with. */
export interface TopCut {
  ease: number
  length: number
  box: number
  flare?: number
  hem?: HemShape
  slit?: number
  shoulder?: number
  deeper?: number
  neckline: NeckShape
  neck?: NeckChange
  sleeve: TopSleeve
  zipped?: boolean
  frontSlit?: FrontSlit | undefined
  /** Height of a rib round the hem. */
  hemRib?: number
  kangaroo?: boolean
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

/** The pattern of a top that is pulled on or zipped (requirement S1.11). */
export function topOf(body: Measures, cut: TopCut): Pattern {
  const size = sizeOf(body)
  const { ease, zipped = false } = cut
  const shoulder = cut.sleeve.kind === 'none' ? (cut.shoulder ?? 0) - 14 * size : (cut.shoulder ?? 0)
  const neck = neckline(trunkOf(body, { ease, shoulder, deeper: cut.deeper ?? 0 }), cut.neckline, cut.neck)
  const rib = cut.hemRib ?? 0
  const lower = {
    length: cut.length - rib,
    ease,
    box: cut.box,
    flare: cut.flare ?? 0,
    hem: cut.hem ?? 'straight',
    slit: cut.slit ?? 0,
    ...(rib ? { sewn: true, allowance: 7 } : {}),
  }
  const shell = sleevedShell(body, neck, lower, cut.sleeve, zipped ? { front: zippedFront } : {})
  const level = rib - cut.length
  const parts = together(
    shell,
    cut.finish(shell, neck),
    rib ? hemRib(shell, rib, level, zipped) : { pieces: [], joins: [] },
  )
  const slit = cut.frontSlit ? withSlit(parts.pieces, cut.frontSlit) : parts.pieces
  return joined(cut.kangaroo ? withKangaroo(slit, Math.max(level, lower.length * -1), size) : slit, parts.joins)
}
