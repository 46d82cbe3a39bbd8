import { type Color, lightnessChromaHue } from './color.ts'
import { colorOf } from './oklch.ts'

interface Scheme {
  id: string
  label: string
  /** Where its colours stand from the first, in degrees of OKLCH hue. */
  turns: readonly number[]
}

/** Colour harmonies, as painters and dyers name them; the first colour is the one chosen. */
export const schemes = [
  { id: 'complementary', label: 'Complementary', turns: [0, 180] },
  { id: 'split', label: 'Split complementary', turns: [0, 150, 210] },
  { id: 'triad', label: 'Triad', turns: [0, 120, 240] },
  { id: 'tetrad', label: 'Tetrad', turns: [0, 90, 180, 270] },
  { id: 'analogous', label: 'Analogous', turns: [0, -30, 30, -60, 60] },
  { id: 'monochrome', label: 'Monochrome', turns: [0, 0, 0, 0, 0] },
] as const satisfies readonly Scheme[]
export type SchemeId = (typeof schemes)[number]['id']

/** Lightness and share of chroma of a monochrome row, lightest first. */
const row = [
  { lightness: 0.93, chroma: 0.3 },
  { lightness: 0.78, chroma: 0.75 },
  { lightness: 0.46, chroma: 0.9 },
  { lightness: 0.28, chroma: 0.6 },
]

/** The colours of a harmony, the given one first: equal lightness and chroma in OKLCH at other hues, or one hue from light to deep. */
export function schemeColors(color: Color, id: SchemeId): Color[] {
  const { lightness, chroma, hue } = lightnessChromaHue(color)
  if (id === 'monochrome')
    return [color, ...row.map((step) => colorOf(step.lightness, Math.max(0.012, chroma * step.chroma), hue))]
  const { turns } = schemes.find((scheme) => scheme.id === id) ?? schemes[0]
  return turns.map((turn) => (turn === 0 ? color : colorOf(lightness, chroma, (hue + turn + 360) % 360)))
}
