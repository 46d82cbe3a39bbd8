import type { Retouch } from '@toile/craft/products/retouch.ts'
import { linear } from '../../relight/linearLight.ts'
import { coded } from '@toile/craft/colors/coded.ts'
import { toned, toneOf } from '../toned.ts'
import { onBoth, type StepDone, type Worked } from '../worked.ts'

/** Logarithms of the gains at the ends of both dials. */
const warmest = 0.4
const greenest = 0.25

/** A picture with another white: warmer or colder, greener or more magenta; a grey stays as light as it was. */
export function balanced(worked: Worked, { warm, green }: Extract<Retouch, { kind: 'whiteBalance' }>): StepDone {
  if (!warm && !green) return { worked }
  const gains = [Math.exp(warmest * warm), Math.exp(greenest * green), Math.exp(-warmest * warm)] as const
  const light = 0.2126 * gains[0] + 0.7152 * gains[1] + 0.0722 * gains[2]
  const [red, green_, blue] = gains.map((gain) => toneOf((step) => 255 * coded((linear[step]! * gain) / light)))
  return { worked: onBoth(worked, (pixels) => toned(pixels, red!, green_!, blue!)) }
}
