import type { Fill } from '../colors/fill.ts'
import type { Design, Worn } from './design.ts'

/** A design with one garment edited; the same design where nothing is worn by that id, or where the garment is locked. */
export function withGarment(
  design: Design,
  id: string,
  edit: (worn: Worn) => Worn,
  which: 'unlocked' | 'locked too' = 'unlocked',
): Design {
  const worn = design.garments.find((one) => one.id === id)
  if (!worn || (worn.locked && which === 'unlocked')) return design
  const edited = edit(worn)
  return edited === worn ? design : { ...design, garments: design.garments.map((one) => (one === worn ? edited : one)) }
}

/** A garment in another colour: a traced sketch gives up its own. */
export function withFill(worn: Worn, fill: Fill): Worn {
  const { ownColors: _, ...rest } = worn
  return { ...rest, fill }
}
