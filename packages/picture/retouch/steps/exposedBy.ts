import type { Retouch } from '@toile/craft/products/retouch.ts'
import { linear } from '../../relight/linearLight.ts'
import { toned, toneOf } from '../toned.ts'
import { onBoth, type StepDone, type Worked } from '../worked.ts'
import { coded } from '@toile/craft/colors/coded.ts'

/** Light up to which a stop is a doubling; what becomes brighter is led into white. */
const knee = 0.5

/** A picture taken with more or less light. */
export function exposedBy(worked: Worked, { stops }: Extract<Retouch, { kind: 'exposure' }>): StepDone {
  if (!stops) return { worked }
  const gain = 2 ** stops
  const tone = toneOf((step) => 255 * coded(rolled(linear[step]! * gain, gain)))
  return { worked: onBoth(worked, (pixels) => toned(pixels, tone, tone, tone)) }
}

function rolled(light: number, gain: number): number {
  if (gain <= 1 || light <= knee) return light
  const steep = (gain - knee) / (1 - knee)
  const t = (light - knee) / (gain - knee)
  return knee + ((1 - knee) * steep * t) / (1 + (steep - 1) * t)
}
