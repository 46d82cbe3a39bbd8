import type { Retouch } from '@toile/craft/products/retouch.ts'
import type { Pixels } from '../../surface.ts'
import { monotone } from '../monotone.ts'
import { type Tone, toned, toneOf } from '../toned.ts'
import { onBoth, type StepDone, type Worked } from '../worked.ts'

type Curves = Extract<Retouch, { kind: 'curves' }>

/** A picture through curves of its tones: one for all of its light, which keeps its colours, then one for each channel. */
export function curved(worked: Worked, { all, red, green, blue }: Curves): StepDone {
  const changes = [
    ...(all.length ? [(pixels: Pixels) => lightened(pixels, toneFor(all))] : []),
    ...(red.length + green.length + blue.length
      ? [(pixels: Pixels) => toned(pixels, toneFor(red), toneFor(green), toneFor(blue))]
      : []),
  ]
  if (!changes.length) return { worked }
  return { worked: onBoth(worked, (pixels) => changes.reduce((changed, change) => change(changed), pixels)) }
}

function toneFor(points: Curves['all']): Tone {
  const curve = monotone(points)
  return toneOf((step) => 255 * curve(step / 255))
}

/** Lightness through a table; what would leave the colours of a screen pales towards its lightness. */
function lightened({ width, height, rgba }: Pixels, tone: Tone): Pixels {
  const out = rgba.slice()
  for (let j = 0; j < out.length; j += 4) {
    const light = 0.2126 * rgba[j]! + 0.7152 * rgba[j + 1]! + 0.0722 * rgba[j + 2]!
    const k = Math.min(254, Math.floor(light))
    const wanted = tone[k]! + (tone[k + 1]! - tone[k]!) * (light - k)
    const gain = light > 0.5 ? wanted / light : 1
    const most = Math.max(rgba[j]!, rgba[j + 1]!, rgba[j + 2]!) * gain
    const pale = most > 255 && most > wanted ? (255 - wanted) / (most - wanted) : 1
    const lift = light > 0.5 ? 0 : wanted - light
    for (let c = 0; c < 3; c++) out[j + c] = wanted + (rgba[j + c]! * gain + lift - wanted) * pale
  }
  return { width, height, rgba: out }
}
