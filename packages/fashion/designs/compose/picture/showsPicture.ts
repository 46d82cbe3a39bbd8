import { isSeenWhole } from '../../../prints/derivedSource.ts'
import type { PrintSource } from '../../../prints/placement.ts'
import type { Wearer } from '../../../mannequins/wearer.ts'
import { areasOf } from '../areas.ts'
import { type Part, shaped } from '../outfit.ts'
import { shortSleeves } from '../sleeves.ts'
import { isOnePiece } from './clothFor.ts'

/** The share of a dressed body under which a print is hardly seen. */
const hidden = 0.12
/** What opens down the front, is gathered over the chest or has a frill at the waist cuts what is on it. */
const broken = /shirt|polo|henley|zip|cardigan|qipao|denim|safari|smock|peplum|corset|pinafore|dungaree|trumpet|hoodie/i
/** A jacket of this length hangs over what is worn below. */
const overHips = 0.3
/** What it is worth that a picture seen whole lies on one piece, whose front is plain, and what sleeves cost that show its middle again. */
const worth = { whole: 0.35, plain: 0.4, sleeves: 0.5, first: 0.7 }

/** Whether a part is of one piece with a front that nothing cuts, and nothing hangs over. */
export const hasPlainFront = (parts: readonly Part[], at: number, wearer: Wearer): boolean =>
  isOnePiece(parts, at, wearer) &&
  !broken.test(shaped(parts[at]).cut) &&
  parts.slice(at + 1).every((over) => over.slot !== 'outer' || shaped(over).character.length < overHips)

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

/** How much of the arm a part covers at the least. */
function leastSleeve({ garment }: Part): number {
  const knob = garment?.knobs && 'sleeve' in garment.knobs ? garment.knobs.sleeve : null
  const isShort = knob?.kind === 'choice' && knob.options.some(({ id }) => shortSleeves.includes(id))
  return isShort ? 0 : (garment?.character.sleeve ?? 0.5)
}
