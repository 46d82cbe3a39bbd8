import type { Measure } from './arrangements/arrangement.ts'
import { type ArrangementId, arrangementIds } from './arrangements/index.ts'
import { composeLogo } from './composeLogo.ts'
import { type Composed, composeSlogan, type LetteringWishes } from './composeSlogan.ts'
import { type MarkId, markIds } from './marks/index.ts'

const isArrangement = (id: string): id is ArrangementId => (arrangementIds as readonly string[]).includes(id)
const isMark = (id: string): id is MarkId => (markIds as readonly string[]).includes(id)

/** Whether slogans, or logos, have a layout of this id. */
export const hasLayout = (kind: 'slogan' | 'logo', id: string): boolean =>
  kind === 'slogan' ? isArrangement(id) : isMark(id)

/** Composes slogans or logos; a layout that is of the other kind is not heeded. */
export function composeKind(
  kind: 'slogan' | 'logo',
  text: string,
  wishes: LetteringWishes,
  measure: Measure,
  layout: string | null,
): Composed[] {
  if (kind === 'slogan') return composeSlogan(text, wishes, measure, layout && isArrangement(layout) ? layout : null)
  return composeLogo(text, wishes, measure, layout && isMark(layout) ? layout : null)
}
