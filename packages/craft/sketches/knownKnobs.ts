import { findGarment } from '../garments/index.ts'
import type { StoredKnobs } from '../garments/knob.ts'

/** Stored knobs of a garment without those that it does not have or that stand at normal. */
export function knownKnobs(garment: string, stored: StoredKnobs): StoredKnobs {
  const knobs = findGarment(garment)?.knobs ?? {}
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const knob = knobs[name]
      if (!knob || value === knob.normal) return false
      return knob.kind === 'number' ? typeof value === 'number' : knob.options.some(({ id }) => id === value)
    }),
  )
}
