import type { Combination } from '@toile/canvas/selecting/combined.ts'
import type { SelectionShape } from '../../painting/crafts/selectionOrder.ts'
import type { Bench } from '../../painting/usePainting.ts'
import { desk } from '../paintersDesk.ts'
import type { Held } from '../tool.ts'
import { turnedOf } from '../turned.ts'

/** How a selection meets the one that is there: Shift adds, Alt takes away, both share; without them as the bar says. */
export function meets({ shift, alt }: Pick<Held, 'shift' | 'alt'>): Combination {
  if (shift && alt) return 'intersect'
  if (shift) return 'add'
  return alt ? 'subtract' : desk.get().combination
}

/** Selects a shape as the bar says: its edge fades as far as is set there. */
export const select = ({ painting }: Pick<Bench, 'painting'>, shape: SelectionShape, how: Combination): void =>
  painting.say({ say: 'select', order: { shape, how, feather: turnedOf('select', 'feather') } })
