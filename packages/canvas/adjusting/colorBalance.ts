import { defineAdjustment } from './form.ts'
import { lightOf } from './lightOf.ts'
import { putWithin } from './putWithin.ts'

const range = { least: -100, most: 100, step: 1, start: 0 }

/** Moves shadows, middle tones and lights towards colours or away from them; how light a pixel looks may be kept. */
export const colorBalance = defineAdjustment({
  id: 'colorBalance',
  label: 'Color balance',
  knobs: {
    shadowsRed: { label: 'Shadows: cyan to red', ...range },
    shadowsGreen: { label: 'Shadows: magenta to green', ...range },
    shadowsBlue: { label: 'Shadows: yellow to blue', ...range },
    middleRed: { label: 'Midtones: cyan to red', ...range },
    middleGreen: { label: 'Midtones: magenta to green', ...range },
    middleBlue: { label: 'Midtones: yellow to blue', ...range },
    lightsRed: { label: 'Highlights: cyan to red', ...range },
    lightsGreen: { label: 'Highlights: magenta to green', ...range },
    lightsBlue: { label: 'Highlights: yellow to blue', ...range },
    keepLight: {
      label: 'Keep lightness',
      least: 0,
      most: 1,
      step: 1,
      start: 1,
      choices: [{ label: 'No' }, { label: 'Yes' }],
    },
  },
  changes: (set) => Object.entries(set).some(([name, move]) => name !== 'keepLight' && move !== 0),
  prepare(set) {
    const red = movesOf(set.shadowsRed, set.middleRed, set.lightsRed)
    const green = movesOf(set.shadowsGreen, set.middleGreen, set.lightsGreen)
    const blue = movesOf(set.shadowsBlue, set.middleBlue, set.lightsBlue)
    return ({ pixels }) => {
      const out = Uint8ClampedArray.from(pixels)
      for (let i = 0; i < out.length; i += 4) {
        const light = Math.floor(lightOf(out[i]!, out[i + 1]!, out[i + 2]!))
        const [toRed, toGreen, toBlue] = [red[light]!, green[light]!, blue[light]!]
        const lift = set.keepLight >= 1 ? lightOf(toRed, toGreen, toBlue) : 0
        putWithin(out, i, out[i]! + toRed - lift, out[i + 1]! + toGreen - lift, out[i + 2]! + toBlue - lift)
      }
      return out
    }
  },
})

/** By how much a channel moves in a pixel of each lightness: half the way of the knobs, shared out over three overlapping ranges. */
function movesOf(shadows: number, middle: number, lights: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, light) => {
    const t = light / 255
    const dark = (1 - t) * (1 - t)
    const bright = t * t
    return 0.9 * (shadows * dark + middle * (1 - dark * dark - bright * bright) + lights * bright)
  })
}
