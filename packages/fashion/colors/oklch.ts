import { clampChroma, converter } from 'culori/fn'
import type { Color } from './color.ts'

const toRgb = converter('rgb')

/** The display colour of an OKLCH lightness (0..1), chroma (0..0.4) and hue (degrees); chroma is lowered until the colour can be shown. */
export function colorOf(lightness: number, chroma: number, hue: number): Color {
  const shown = clampChroma({ mode: 'oklch', l: Math.max(0, Math.min(1, lightness)), c: chroma, h: hue }, 'oklch')
  const { r, g, b } = toRgb(shown)
  const byte = (channel: number) => Math.round(Math.max(0, Math.min(1, channel)) * 255)
  return { r: byte(r), g: byte(g), b: byte(b) }
}
