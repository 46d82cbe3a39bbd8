import { findGarment } from '../../../garments/index.ts'
import type { StoredKnobs } from '../../../garments/knob.ts'
import type { Wearer } from '../../../mannequins/wearer.ts'
import type { Setting } from '../rangeRule.ts'
import { legOf } from '../legRows.ts'

/** The narrowest hem and the closest thigh that together are slim on a man, and no legging. */
const least = { hem: 0.145, thigh: 0.05 } as const
/** How much of the width at the hem goes to the thigh, where a cut has no width for both. */
const thighs = 0.7
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
  const by = (name: string, more: number) => {
    const now = knobs[name]
    return Math.ceil(((typeof now === 'number' ? now : 0) + more) * 1000 - 0.01) / 1000
  }
  const wider = least.hem - leg.hem
  const type = findGarment(cut)
  return type && 'width' in type.knobs
    ? { width: by('width', wider) }
    : { hemWidth: by('hemWidth', wider), thigh: by('thigh', Math.max(0, wider * thighs)) }
}
