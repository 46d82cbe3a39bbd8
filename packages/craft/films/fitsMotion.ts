import type { RefusalCode } from '@toile/rules/refusals.ts'
import type { Design, Worn } from '../designs/design.ts'
import { typeOf } from '../designs/typeOf.ts'
import { kindOf } from '../mannequins/kindOf.ts'
import { readOwnPerson } from '../mannequins/ownFigure.ts'
import { gestureOf } from '../mannequins/round/gestureOf.ts'
import type { FilmMotion } from './film.ts'
import { motionOf } from './motionOf.ts'
import { opensIn } from './openCoat.ts'

/** Why a look cannot move so. */
export type MotionLack = Extract<RefusalCode, `motion${string}`>

/** Why somebody in a look cannot move so, as a refusal; null where they can. */
export function fitsMotion(
  motion: FilmMotion,
  { mannequin, garments }: Pick<Design, 'mannequin' | 'garments'>,
): MotionLack | null {
  const { turnsRound, asks } = motionOf(motion)
  const shown = garments.filter(({ hidden }) => !hidden)
  const oneSheet = readOwnPerson(mannequin.person) !== null || shown.some(({ cut }) => cut.kind === 'traced')
  if (turnsRound && oneSheet) return 'motionTurnsRound'
  if (!readOwnPerson(mannequin.person) && !gestureOf(mannequin.pose)) return 'motionNeedsPose'
  if (asks === 'coat' && !opensIn(shown)) return 'motionNeedsCoat'
  if (asks === 'skirt' && !shown.some(swings)) return 'motionNeedsSkirt'
  if (asks === 'child' && kindOf(mannequin.person)?.ageGroup === 'adult') return 'motionForChildren'
  return null
}

/** How voluminous a skirt or dress is at least that swings, 0 close .. 1. */
const wide = 0.4

function swings(worn: Worn): boolean {
  const { category, character } = typeOf(worn) ?? {}
  return (category === 'skirt' || category === 'dress') && (character?.volume ?? 0) >= wide
}
