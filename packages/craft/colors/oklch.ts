import { clampChroma, converter, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn'
import type { Color } from './color.ts'

useMode(modeRgb)
useMode(modeOklch)
const toOklab = useMode(modeOklab)
const toRgb = converter('rgb')

/** The display colour of an OKLCH lightness (0..1), chroma (0..0.4) and hue (degrees); chroma is lowered until the colour can be shown. */
export function colorOf(lightness: number, chroma: number, hue: number): Color {
  const shown = clampChroma({ mode: 'oklch', l: Math.max(0, Math.min(1, lightness)), c: chroma, h: hue }, 'oklch')
  const { r, g, b } = toRgb(shown)
  return { r: byte(r), g: byte(g), b: byte(b) }
}

/** A colour's place in OKLab: lightness 0..1, green to red, blue to yellow. */
export function oklabOf({ r, g, b }: Color): [lightness: number, a: number, b: number] {
  const place = toOklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
  return [place.l, place.a, place.b]
}

/** The display colour at a place in OKLab, kept within what can be shown. */
export const colorAtOklab = ([lightness, a, b]: readonly [number, number, number]): Color =>
  colorOf(lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI)

const byte = (channel: number) => Math.round(Math.max(0, Math.min(1, channel)) * 255)
