import type { Wearer } from '../../../mannequins/wearer.ts'
import { isDressedUp } from '../dressedUp.ts'
import type { Shaped } from '../outfit.ts'
import type { BecomingRule } from './becomingRule.ts'

/** How much plainer than aimed at a piece may be. */
const slack = { adult: 0.52, child: 0.8 } as const
/** How plain the plainest piece of grown-ups who dress up is, what goes over it, and what of a woman’s shows skin or leg instead. */
const plainest = { piece: 0.4, over: 0.5, bare: 0.15, never: 1.1 } as const
const short = ['biker', 'babydollDress']
/** Cuts of the day in any cloth. */
const ofTheDay = ['shirtDress', 'culottes']

export const dressed: BecomingRule = {
  id: 'dressed',
  says: 'Nothing is much plainer than the occasion: no T-shirts, jeans and overalls in the evening, no polos, chinos and jumpers where people dress up',
  alone: true,
  broken: (parts, wearer, asked) => {
    const floor = asked.aim('formality', 0.4) - slack[wearer.ageGroup]
    const up = wearer.ageGroup === 'adult' && isDressedUp(asked)
    return parts.some((part) => part.character.formality < Math.max(floor, up ? leastOf(part, wearer) : 0))
  },
}

function leastOf({ slot, category, cut }: Shaped, { gender }: Wearer): number {
  if (ofTheDay.includes(cut)) return plainest.never
  if (gender === 'female' && (category === 'skirt' || category === 'top' || short.includes(cut))) return plainest.bare
  return slot === 'outer' ? plainest.over : plainest.piece
}
