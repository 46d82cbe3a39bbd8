import { type Color, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import type { InkField } from '../inkField.ts'

/** Hues in degrees of OKLCH between which an ink is of earth, from brown to mustard, and of leaves; greyer ones are neither. */
const earth = { from: 42, to: 113 } as const
const leaf = { from: 113, to: 168 } as const
const grey = 0.03
const deep = 0.32
/** The shares of leaf and of earth that make camouflage whole, and what the dark between them counts. */
const whole = { leaf: 0.22, earth: 0.34, dark: 0.5, together: 0.62 } as const
/** How many borders a line across a field of patches crosses: fewer are bands, more are grain. */
const borders = { least: 3, most: 60 } as const

/** How far a cloth reads as camouflage, 0..1: patches of leaf green among browns, ochres and blacks, and little else. */
export function camouflageOf({ width, height, index }: InkField, colors: readonly Color[]): number {
  const kinds = colors.map((color) => {
    const { lightness, chroma, hue } = lightnessChromaHue(color)
    if (lightness < deep) return 'dark'
    if (chroma < grey) return 'other'
    return hue > earth.from && hue <= earth.to ? 'earth' : hue > leaf.from && hue <= leaf.to ? 'leaf' : 'other'
  })
  const shares = { dark: 0, earth: 0, leaf: 0, other: 0 }
  let crossed = 0
  for (let i = 0; i < index.length; i++) {
    shares[kinds[index[i]]] += 1 / index.length
    if (i % width && kinds[index[i]] !== kinds[index[i - 1]]) crossed++
  }
  const lines = crossed / height
  if (lines < borders.least || lines > borders.most) return 0
  const { dark } = shares
  const together = Math.min(1, (dark + shares.earth + shares.leaf) / whole.together)
  const browns = Math.min(1, (shares.earth + whole.dark * Math.min(dark, shares.earth)) / whole.earth)
  return Math.min(1, shares.leaf / whole.leaf) * browns * together ** 3
}
