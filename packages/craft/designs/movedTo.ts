import { waysOf } from '../garments/ways/index.ts'
import type { Design, Worn } from './design.ts'
import { layerOf } from './layerOf.ts'
import { typeOf } from './typeOf.ts'

/** The slots that an outer garment is always worn over. */
const underOuter: readonly string[] = ['bottom', 'top', 'whole']

/** A design with a garment worn one layer further out or in; nothing where it cannot be worn there. */
export function movedTo(design: Design, id: string, to: 'out' | 'in'): Design | null {
  const from = design.garments.findIndex((worn) => worn.id === id)
  const worn = design.garments[from]
  const other = design.garments[from + (to === 'out' ? 1 : -1)]
  if (!worn || !other || worn.locked || other.locked) return null
  const [inner, outer] = to === 'out' ? [other, worn] : [worn, other]
  if (isOuter(inner) && isUnder(outer)) return null
  const at = Math.min(from, design.garments.indexOf(other))
  return { ...design, garments: design.garments.toSpliced(at, 2, hung(inner, outer, 'in'), hung(outer, inner, 'out')) }
}

const isOuter = (worn: Worn) => typeOf(worn)?.slot === 'outer'
const isUnder = (worn: Worn) => underOuter.includes(typeOf(worn)?.slot ?? 'top')

/** A top that changes places with a bottom hangs out over it, or is tucked into it. */
function hung(worn: Worn, beside: Worn, side: 'in' | 'out'): Worn {
  const type = typeOf(worn)
  const tucks = type?.slot === 'top' && layerOf(beside) === 0 && 'tucked' in waysOf(type)
  return tucks ? { ...worn, knobs: { ...worn.knobs, tucked: side } } : worn
}
