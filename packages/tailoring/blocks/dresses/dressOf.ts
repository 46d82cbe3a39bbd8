import { sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import type { Waists } from '../bottoms/fittedHalf.ts'
import { joined } from '../drafting/joined.ts'
import { runLength } from '../drafting/sewn.ts'
import { type BodiceCut, bodiceOf, dartsOf } from './bodiceOf.ts'
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

/** A dress of a bodice and a skirt that are sewn to each other, side to side and dart to dart. */
export function dressOf(body: Measures, top: BodiceCut, below: Omit<SkirtCut, 'open' | 'level'>): Pattern {
  const bodice = bodiceOf(body, top)
  const level = top.fit.level ?? 0
  const waists = waistsOf(bodice.shell)
  const skirt = skirtBelow(body, { ...below, level, open: top.open }, waists)
  const from = top.open ?? 'back'
  const [one, other] = from === 'back' ? [waists.back, waists.front] : [waists.front, waists.back]
  const side = one / (one + other) / 2
  const waist = seam(upperRing(sure(skirt.rings[0]), 'waist', from), lowerRing(bodice.shell, 'waist', from), {
    eased: true,
    marks: ringMarks(side),
  })
  const pieces = [...bodice.pieces, ...skirt.rings.flatMap(({ front, back }) => [...front, ...back])]
  const pattern = joined(pieces, [...bodice.joins, ...skirt.joins, ...waist])
  return { ...pattern, stitches: [...pattern.stitches, ...dartsOf(pieces)] }
}
