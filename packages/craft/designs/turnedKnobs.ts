import { waysOf } from '../garments/ways/index.ts'
import type { Worn } from './design.ts'
import { typeOf } from './typeOf.ts'

/** The knobs of a garment that do not stand at normal. */
export function turnedKnobs(worn: Worn): Worn['knobs'] {
  const type = typeOf(worn)
  const all = type ? { ...type.knobs, ...waysOf(type) } : {}
  return Object.fromEntries(Object.entries(worn.knobs).filter(([name, value]) => all[name]?.normal !== value))
}
