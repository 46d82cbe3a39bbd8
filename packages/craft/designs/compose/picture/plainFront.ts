import type { Wearer } from '../../../mannequins/wearer.ts'
import { type Part, shaped } from '../outfit.ts'
import { shortSleeves } from '../sleeves.ts'
import { isOnePiece } from './onePiece.ts'

/** What opens down the front, is gathered over the chest or has a frill at the waist cuts what is on it. */
const broken = /shirt|polo|henley|zip|cardigan|qipao|denim|safari|smock|peplum|corset|pinafore|dungaree|trumpet|hoodie/i
/** A jacket of this length hangs over what is worn below. */
const overHips = 0.3

/** Whether a part is of one piece with a front that nothing cuts, and nothing hangs over. */
export const hasPlainFront = (parts: readonly Part[], at: number, wearer: Wearer): boolean =>
  isOnePiece(parts, at, wearer) &&
  !broken.test(shaped(parts[at]).cut) &&
  parts.slice(at + 1).every((over) => over.slot !== 'outer' || shaped(over).character.length < overHips)

/** How much of the arm a part covers at the least. */
export function leastSleeve({ garment }: Part): number {
  const knob = garment?.knobs && 'sleeve' in garment.knobs ? garment.knobs.sleeve : null
  const isShort = knob?.kind === 'choice' && knob.options.some(({ id }) => shortSleeves.includes(id))
  return isShort ? 0 : (garment?.character.sleeve ?? 0.5)
}

/** Sleeves longer than this show a subject again beside the chest. */
const longSleeve = 0.35

/** Whether one large subject may be placed on a part: on the plain front of a top, a dress or a cape, never on a skirt, and where no sleeves show it again. */
export const takesSubject = (parts: readonly Part[], at: number, wearer: Wearer): boolean =>
  parts[at].slot !== 'bottom' && hasPlainFront(parts, at, wearer) && leastSleeve(parts[at]) <= longSleeve
