import { boundsOf, rotate, sure } from '@toile/geometry'
import { cutCounts } from '../../pattern/cutCounts.ts'
import { cutLines } from '../../pattern/cutLines.ts'
import type { CutOf, Pattern } from '../../pattern/pattern.ts'

/** A piece as it is cut: of what, how often as it is drawn and how often mirrored, whether on a fold, and how wide and long it lies on cloth in millimetres. */
export interface CutPiece {
  id: string
  name: string
  of: CutOf
  drawn: number
  mirrored: number
  onFold: boolean
  width: number
  length: number
}

const order: readonly CutOf[] = ['shell', 'lining', 'interlining', 'rib']

/** What is cut for a pattern, cloth by cloth, the largest piece of each first. */
export function cuttingList(pattern: Pattern): CutPiece[] {
  const cuts = cutLines(pattern)
  const pieces = pattern.pieces.map((piece, i): CutPiece => {
    const turn = ((90 - piece.grain.degrees) * Math.PI) / 180
    const { left, right, top, bottom } = boundsOf(sure(cuts[i]).map((point) => rotate(point, turn)))
    const onFold = piece.edges.some(({ end }) => end === 'fold')
    const { id, name, cut } = piece
    return { id, name, of: cut.of, ...cutCounts(piece), onFold, width: right - left, length: bottom - top }
  })
  return pieces.toSorted((a, b) => order.indexOf(a.of) - order.indexOf(b.of) || b.width * b.length - a.width * a.length)
}
