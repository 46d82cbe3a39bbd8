import { findGarment } from '../../../garments/index.ts'
import type { StoredKnobs } from '../../../garments/knob.ts'
import type { Wearer } from '../../../mannequins/wearer.ts'
import type { Setting } from '../range/rangeRule.ts'
import { legOf } from './legRows.ts'

/** The narrowest hem and the closest thigh that together are slim on a man, and no legging. */
const least = { hem: 0.145, thigh: 0.05 } as const
/** What ends above the calf may sit close. */
const long = 0.57

/** What is turned of a bottom so that a man’s leg has room in it outside of sport; nothing where it has, and for others. */
export function roomier(
  cut: string,
  knobs: StoredKnobs,
  { gender, ageGroup }: Wearer,
  setting: Pick<Setting, 'asks'>,
): StoredKnobs {
  if (gender !== 'male' || ageGroup !== 'adult' || setting.asks('sport')) return {}
  const leg = legOf(cut, knobs)
  if (!leg || leg.length < long || leg.hem >= least.hem || leg.thigh >= least.thigh) return {}
  const type = findGarment(cut)
  const name = type && 'width' in type.knobs ? 'width' : 'hemWidth'
  const now = knobs[name]
  const more = Math.ceil((least.hem - leg.hem) * 1000) / 1000
  return { [name]: Math.round(((typeof now === 'number' ? now : 0) + more) * 1000) / 1000 }
}
