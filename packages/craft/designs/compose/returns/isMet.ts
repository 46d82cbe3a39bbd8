import type { Design } from '../../design.ts'
import { clothes } from '../bodyOf.ts'
import { pieceOf } from './pieceOf.ts'

/** In how many looks one piece is worn at the most. */
const most = 2

/** Whether pieces come back well: with a partner they have not had, never in neighbouring looks, none in more than two. */
export function isMet(designs: readonly Design[]): boolean {
  const pieces = designs.map(
    ({ garments }) => new Set(garments.filter((worn) => clothes(worn) && !worn.print).map(pieceOf)),
  )
  const worn = new Map<string, number>()
  for (const piece of pieces.flatMap((own) => [...own])) worn.set(piece, (worn.get(piece) ?? 0) + 1)
  const meet = pieces.every((own, i) =>
    pieces.slice(i + 1).every((other, beside) => {
      const { size } = own.intersection(other)
      return size === 0 || (size === 1 && beside > 0)
    }),
  )
  return meet && Math.max(0, ...worn.values()) <= most
}
