import type { RefusalCode } from '@toile/rules/refusals.ts'
import type { Design } from '../designs/design.ts'
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
  if (asks === 'skirt' && !shown.some((worn) => isSkirt(typeOf(worn)?.category))) return 'motionNeedsSkirt'
  if (asks === 'child' && kindOf(mannequin.person)?.ageGroup === 'adult') return 'motionForChildren'
  return null
}

const isSkirt = (category: string | undefined): boolean => category === 'skirt' || category === 'dress'
