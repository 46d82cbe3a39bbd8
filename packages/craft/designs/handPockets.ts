import type { Worn } from './design.ts'
import { typeOf } from './typeOf.ts'

/** Knobs that say which pockets a garment has. */
const knobs = ['pockets', 'pocket'] as const

/** Whether hands find pockets in what is worn: those of the outermost garment that hides the others, or of a bottom, a dress or a hooded top under an open one. */
export function hasHandPockets(garments: readonly Worn[]): boolean {
  const shown = garments.filter(({ hidden }) => !hidden)
  const outer = shown.filter((worn) => typeOf(worn)?.slot === 'outer').at(-1)
  if (!outer) return shown.some(isPocketed)
  return isOpen(outer) ? shown.filter((worn) => typeOf(worn)?.slot !== 'outer').some(isPocketed) : isPocketed(outer)
}

/** Whether a coat or jacket is worn, whose edge a hand may hold. */
export const hasCoat = (garments: readonly Worn[]): boolean =>
  garments.some((worn) => !worn.hidden && typeOf(worn)?.slot === 'outer')

/** Whether an outer layer hangs open, so that hands reach what is under it. */
const isOpen = ({ knobs: { worn, hung } }: Worn) => worn === 'open' || hung === 'shoulders'

function isPocketed(worn: Worn): boolean {
  const garment = typeOf(worn)
  if (!garment || garment.slot === 'accessory' || (garment.slot === 'top' && garment.id !== 'hoodie')) return false
  return knobs.some((name) => {
    const kind = worn.knobs[name] ?? garment.knobs[name]?.normal
    return typeof kind === 'string' && kind !== 'none' && kind !== 'kangaroo'
  })
}
