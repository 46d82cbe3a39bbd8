import type { Measures } from '../../bodies/measures.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { joined } from '../drafting/joined.ts'
import { buttonedFront } from './buttonedFront.ts'
import { type ChestPockets, chestPockets, pocketed } from './chestPocket.ts'
import { campCollar, collarOn, type StandCollar } from './collar.ts'
import { fittedNeck } from './fittedNeck.ts'
import { type HemShape } from './lower.ts'
import { flatCollar } from './flatCollar.ts'
import { bowCollar } from './bowCollar.ts'
import { type Part, type Shell, together } from './part.ts'
import { shellOf } from './shell.ts'
import { type TopSleeve, withSleeves } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'
import { type Yoke, yokedShell } from './yokedShell.ts'

/** A shirt that buttons in front: its ease as a share of the chest, its length as one of waist to crotch, how boxy it is, slits and dropped shoulder in millimetres on a body of usual height, and what it is cut with. */
export interface ShirtCut {
  ease: number
  length: number
  box: number
  hem: HemShape
  slits: number
  drop?: number
  collar: StandCollar | 'camp' | 'peterPan' | 'bow'
  collarSize: number
  buttons: number
  /** Width of the facing that is folded under. */
  facing: number
  yoke: Yoke | null
  pocket: ChestPockets
  sleeve: TopSleeve
}

/** What lies along the neck of a shirt. */
function collarOf(shell: Shell, kind: ShirtCut['collar'], size: number, lap: number): Part {
  switch (kind) {
    case 'camp':
      return campCollar(shell, size)
    case 'peterPan':
      return flatCollar(shell, 62 * size)
    case 'bow':
      return bowCollar(shell, 36 * size, 460 * size)
    default:
      return collarOn(shell, { kind, size, lap })
  }
}

/** The pattern of a shirt: fronts with a placket folded under, back under a yoke, sleeves, collar and pockets (requirement S1.11). */
export function shirtOf(body: Measures, cut: ShirtCut): Pattern {
  const size = sizeOf(body)
  const ease = cut.ease * body.bust
  const lap = 16 * Math.min(1, size)
  const room = {
    ease,
    shoulder: (cut.sleeve.kind === 'none' ? -12 : (cut.drop ?? 0)) * size,
    deeper: 6 + ease * 0.05,
  }
  const camp = cut.collar === 'camp' || cut.collar === 'peterPan'
  const neck = fittedNeck(body, room, camp ? 34 : 16 * size)
  const lower = {
    length: cut.length * body.waistToCrotch,
    ease,
    box: cut.box,
    hem: cut.hem,
    slit: cut.slits * size,
    allowance: 15,
  }
  const opening = buttonedFront({ lap, facing: cut.facing * size, buttons: Math.round(cut.buttons), open: camp })
  const shell = cut.yoke
    ? yokedShell(body, neck, lower, cut.yoke, opening)
    : shellOf(body, neck, lower, { front: opening })
  const sleeved = withSleeves(body, shell, neck.trunk, ease, { ease: 1.008, room: 26, ...cut.sleeve })
  const collar = collarOf(sleeved, cut.collar, cut.collarSize * size, lap)
  const at = { at: [neck.trunk.tip[0] * 0.52, body.backLength * 0.52 + 24] as const, width: 108 * size }
  const parts = together(sleeved, collar, { pieces: chestPockets(cut.pocket, at), joins: [] })
  return joined(
    parts.pieces.map((piece) => (piece.id === 'front' ? pocketed(piece, cut.pocket, at) : piece)),
    parts.joins,
  )
}
