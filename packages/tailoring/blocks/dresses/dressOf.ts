import { sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import type { Waists } from '../bottoms/fittedHalf.ts'
import { joined } from '../drafting/joined.ts'
import { runLength } from '../drafting/sewn.ts'
import { type Bodice, type BodiceCut, bodiceOf, dartsOf } from './bodiceOf.ts'
import type { Hung } from './legsBelow.ts'
import { ringMarks, seam } from './seams.ts'
import { type FaceName, lowerEdges, lowerRing, type Shell, upperRing } from './wornShell.ts'
import { type SkirtCut, skirtBelow } from './skirtBelow.ts'

/** Half the finished waist of each face of a bodice, and where its darts or panels end. */
export function waistsOf(shell: Shell): Waists {
  const lengthsOf = (face: FaceName) =>
    lowerEdges(shell, face, 'Right', 'waist').map((edge) => runLength(shell[face], [edge]))
  const [front, back] = [lengthsOf('front').toReversed(), lengthsOf('back')]
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
  return {
    front: sum(front),
    back: sum(back),
    ...(front.length > 1 ? { frontDart: sure(front[0]) } : {}),
    ...(back.length > 1 ? { backDart: sure(back[0]) } : {}),
  }
}

/** A bodice or another upper part, and what hangs from its waist, sewn to each other side to side and dart to dart. */
export function joinedAtWaist(
  bodice: Pick<Bodice, 'shell' | 'pieces' | 'joins'>,
  waists: Waists,
  open: FaceName | null,
  hung: Hung,
): Pattern {
  const from = open ?? 'back'
  const [one, other] = from === 'back' ? [waists.back, waists.front] : [waists.front, waists.back]
  const waist = seam(hung.waist, lowerRing(bodice.shell, 'waist', from), {
    eased: true,
    marks: ringMarks(one / (one + other) / 2),
  })
  const pieces = [...bodice.pieces, ...hung.pieces]
  const pattern = joined(pieces, [...bodice.joins, ...hung.joins, ...waist])
  return { ...pattern, stitches: [...pattern.stitches, ...dartsOf(bodice.pieces), ...hung.stitches] }
}

/** A skirt as what hangs from a waist. */
export function hungSkirt(body: Measures, cut: SkirtCut, waists: Waists): Hung {
  const { rings, joins } = skirtBelow(body, cut, waists)
  const pieces = rings.flatMap(({ front, back }) => [...front, ...back])
  return { pieces, joins, stitches: dartsOf(pieces), waist: upperRing(sure(rings[0]), 'waist', cut.open ?? 'back') }
}

/** A dress of a bodice and a skirt for a body in millimetres. */
export function dressOf(body: Measures, top: BodiceCut, below: Omit<SkirtCut, 'open' | 'level'>): Pattern {
  const bodice = bodiceOf(body, top)
  const waists = waistsOf(bodice.shell)
  const cut = { ...below, level: top.fit.level ?? 0, open: top.open }
  return joinedAtWaist(bodice, waists, top.open, hungSkirt(body, cut, waists))
}
