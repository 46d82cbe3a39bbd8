import type { Wearer } from '../../../mannequins/wearer.ts'
import { type Part, type Shaped, shaped } from '../outfit.ts'

/** What is cut in legs; a picture over both is torn at the crotch. */
const legged = ['trousers', 'jeans', 'shorts', 'jumpsuit']
/** Cloth that lies over itself, is laid in pleats or sewn of tiers shows a picture in pieces. */
const parted = /wrap|kilt|pleat|tier|tulip|handkerchief|puffball|twinSet|doubleBreasted/i
/** Outer garments that hang closed and in one piece. */
const closed = ['cape', 'poncho']
/** Shorter ones are too small to show a picture: tops by the shoulder they cover, skirts by the thigh, and children's dresses. */
const leastLength = { top: 0.2, bottom: 0.5, whole: 0.36, outer: 0 } as const

/** Whether a part shows its cloth in one large piece, so that a picture is seen on it as a whole: no legs, no open fronts on it or over it, nothing small, and of children's clothes dresses alone. */
export function isOnePiece(parts: readonly Part[], at: number, { ageGroup }: Wearer): boolean {
  const { slot, category, cut, character } = shaped(parts[at])
  if (parts.slice(at + 1).some((over) => covers(shaped(over), slot))) return false
  if (legged.includes(category) || parted.test(cut)) return false
  if (slot === 'outer' && !closed.includes(cut)) return false
  if (ageGroup === 'child' && category !== 'dress') return false
  return character.length >= leastLength[slot]
}

/** How long what hangs open over a skirt may be and leave it in one piece. */
const long = 0.44

/** An open front over a top or a dress cuts what is on it, and a long one what is on a skirt. */
const covers = (over: Shaped, slot: Shaped['slot']) =>
  over.slot === 'outer' && (slot !== 'bottom' || over.character.length > long)
