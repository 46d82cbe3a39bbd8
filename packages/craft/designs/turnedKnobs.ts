import { findWearable } from '../garments/index.ts'
import { waysOf } from '../garments/ways/index.ts'
import type { Worn } from './design.ts'

/** The knobs of a garment that do not stand at normal. */
export function turnedKnobs({ cut, knobs }: Worn): Worn['knobs'] {
  const type = cut.kind === 'garment' ? findWearable(cut.garment) : undefined
  const all = type ? { ...type.knobs, ...waysOf(type) } : {}
  return Object.fromEntries(Object.entries(knobs).filter(([name, value]) => all[name]?.normal !== value))
}
