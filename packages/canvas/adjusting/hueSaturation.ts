import { cosine, sine } from '@toile/geometry'
import { defineAdjustment } from './form.ts'
import { putWithin } from './putWithin.ts'

/** Turns hues about the axis of grays, which keeps how light a colour looks (Haeberli 1993), and widens or narrows chroma. */
export const hueSaturation = defineAdjustment({
  id: 'hueSaturation',
  label: 'Hue and saturation',
  knobs: {
    hue: { label: 'Hue', least: -180, most: 180, step: 1, start: 0 },
    saturation: { label: 'Saturation', least: -100, most: 100, step: 1, start: 0 },
    lightness: { label: 'Lightness', least: -100, most: 100, step: 1, start: 0 },
  },
  changes: ({ hue, saturation, lightness }) => hue !== 0 || saturation !== 0 || lightness !== 0,
  prepare({ hue, saturation, lightness }) {
    const m = matrixOf(hue, saturation < 0 ? 1 + saturation / 100 : 1 + saturation / 50)
    const keep = 1 - Math.abs(lightness) / 100
    const add = lightness > 0 ? (lightness / 100) * 255 : 0
    return ({ pixels }) => {
      const out = Uint8ClampedArray.from(pixels)
      for (let i = 0; i < out.length; i += 4) {
        const [red, green, blue] = [out[i]!, out[i + 1]!, out[i + 2]!]
        putWithin(
          out,
          i,
          (red * m[0] + green * m[1] + blue * m[2]) * keep + add,
          (red * m[3] + green * m[4] + blue * m[5]) * keep + add,
          (red * m[6] + green * m[7] + blue * m[8]) * keep + add,
        )
      }
      return out
    }
  },
})

type Nine = readonly [number, number, number, number, number, number, number, number, number]

function matrixOf(degrees: number, saturation: number): Nine {
  const angle = (degrees * 3.141592653589793) / 180
  const [c, s] = [cosine(angle), sine(angle)]
  const [red, green, blue] = [0.2126, 0.7152, 0.0722]
  const mixed = (light: number, turned: number) => light * (1 - saturation) + turned * saturation
  return [
    mixed(red, red + c * (1 - red) - s * red),
    mixed(green, green - c * green - s * green),
    mixed(blue, blue - c * blue + s * (1 - blue)),
    mixed(red, red - c * red + s * 0.143),
    mixed(green, green + c * (1 - green) + s * 0.14),
    mixed(blue, blue - c * blue - s * 0.283),
    mixed(red, red - c * red - s * (1 - red)),
    mixed(green, green - c * green + s * green),
    mixed(blue, blue + c * (1 - blue) + s * blue),
  ]
}
