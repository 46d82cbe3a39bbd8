import type { Wearer } from '../../../mannequins/wearer.ts'
import { isSeenWhole } from '../../../prints/derivedSource.ts'
import type { PrintSource } from '../../../prints/placement.ts'
import { areasOf } from '../areasOf.ts'
import { type Part, shaped } from '../outfit.ts'
import { isOnePiece } from './onePiece.ts'
import { hasPlainFront, leastSleeve } from './plainFront.ts'

/** The share of a dressed body under which a print is hardly seen. */
const hidden = 0.12
/** What it is worth that a picture seen whole lies on one piece, whose front is plain, and what sleeves cost that show its middle again. */
const worth = { whole: 0.35, plain: 0.4, sleeves: 0.5, first: 0.7 }

/** How much better or worse a part shows a picture than another print: one that is seen whole seeks a garment in one piece, long, plain in front and without sleeves, the first time it is shown above all; and none lies under a coat. */
export function showsPicture(
  source: PrintSource,
  parts: readonly Part[],
  at: number,
  wearer: Wearer,
  isFirst: boolean,
): number {
  const seldom = areasOf(parts.map(shaped))[at] < hidden ? 0.6 : 0
  if (source.kind !== 'derived' || !isSeenWhole(source.treatment) || !isOnePiece(parts, at, wearer)) return -seldom
  const { length } = shaped(parts[at]).character
  const plain = hasPlainFront(parts, at, wearer) ? worth.plain + (isFirst ? worth.first * (0.5 + length) : 0) : 0
  return worth.whole + plain - worth.sleeves * leastSleeve(parts[at]) - seldom
}
