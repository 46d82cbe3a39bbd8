import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { isRolled, rolledCut } from './rolledCut.ts'
import { type cuffKnob, draftSleeves, finishedSleeve } from './sleeve.ts'
import { type SleeveCut, type SleeveId, sleeveCut } from './sleeveCut.ts'

/** What a garment's knobs say of its sleeves. */
export interface SleeveChoice {
  sleeve: SleeveId | 'none'
  sleeveLength?: number
  cuff?: (typeof cuffKnob)['normal']
}

/** Both sleeves as chosen, with a garment's own changes to their cut. */
export function wornSleeves(
  figure: Figure,
  bodice: Bodice,
  context: DraftContext,
  choice: SleeveChoice,
  change: (cut: SleeveCut) => Partial<SleeveCut> = () => ({}),
): Piece[] {
  if (choice.sleeve === 'none') return []
  const base = sleeveCut(choice.sleeve)
  const cut = finishedSleeve({ ...base, ...change(base) }, choice)
  return draftSleeves(figure, bodice, isRolled(context) ? rolledCut(cut, 'twice') : cut, context.chance)
}
