import type { Lab } from '../colors/lab.ts'
import type { Reading } from './reading.ts'

/** How far apart what lies above and what lies below may be before a picture has an up. */
const alike = 0.09
/** Bands of sky and land, or a subject before a ground, from which a picture is one of a place or a thing. */
const banded = 0.4
const standing = 0.6

/** Whether a picture has an up and a down, as places, things and animals have, and a fabric, leaves or an ornament have not. */
export function standsUp({ profile, traits, focus }: Reading): boolean {
  const third = Math.floor(profile.length / 3)
  const mean = (some: readonly Lab[], k: 0 | 1 | 2) => some.reduce((sum, place) => sum + place[k], 0) / some.length
  const off = (k: 0 | 1 | 2) => mean(profile.slice(0, third), k) - mean(profile.slice(-third), k)
  const unlike = Math.hypot(off(0), 1.5 * off(1), 1.5 * off(2))
  return unlike > alike || traits.horizon > banded || (focus !== undefined && focus.spread < standing)
}
