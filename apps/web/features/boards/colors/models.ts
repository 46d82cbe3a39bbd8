import { type Color, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import { colorOf } from '@toile/craft/colors/oklch.ts'
import {
  cmykOf,
  colorOfCmyk,
  colorOfHsl,
  colorOfHsv,
  colorOfLch,
  hslOf,
  hsvOf,
  lchOf,
} from '@toile/craft/colors/spaces.ts'

/** OKLCH: lightness 0..1, chroma, hue in degrees. */
export const oklchModel = {
  of: (color: Color): readonly [number, number, number] => {
    const { lightness, chroma, hue } = lightnessChromaHue(color)
    return [lightness, chroma, hue]
  },
  color: ([lightness, chroma, hue]: readonly [number, number, number]) => colorOf(lightness, chroma, hue),
}

/** HSV: hue in degrees, saturation and value in percent. */
export const hsvModel = { of: hsvOf, color: (values: readonly [number, number, number]) => colorOfHsv(values) }

const percent = { most: 100, unit: '%' }
const degrees = { most: 360, unit: '°' }

/** The models whose numbers a colour can be given in, each number with its largest value. */
export const numberModels = [
  {
    id: 'rgb',
    label: 'RGB',
    of: ({ r, g, b }: Color): readonly number[] => [r, g, b],
    color: ([r = 0, g = 0, b = 0]: readonly number[]): Color => ({
      r: Math.round(r),
      g: Math.round(g),
      b: Math.round(b),
    }),
    numbers: [
      { label: 'Red', most: 255, unit: '' },
      { label: 'Green', most: 255, unit: '' },
      { label: 'Blue', most: 255, unit: '' },
    ],
  },
  {
    id: 'hsl',
    label: 'HSL',
    of: hslOf,
    color: colorOfHsl,
    numbers: [
      { label: 'Hue', ...degrees },
      { label: 'Saturation', ...percent },
      { label: 'Lightness', ...percent },
    ],
  },
  {
    id: 'lch',
    label: 'LCH',
    of: lchOf,
    color: colorOfLch,
    numbers: [
      { label: 'Lightness', most: 100, unit: '' },
      { label: 'Chroma', most: 150, unit: '' },
      { label: 'Hue', ...degrees },
    ],
  },
  {
    id: 'cmyk',
    label: 'CMYK',
    of: cmykOf,
    color: colorOfCmyk,
    numbers: [
      { label: 'Cyan', ...percent },
      { label: 'Magenta', ...percent },
      { label: 'Yellow', ...percent },
      { label: 'Black ink', ...percent },
    ],
  },
] as const
export type NumberModel = (typeof numberModels)[number]
