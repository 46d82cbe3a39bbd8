import { converter, modeHsl, modeHsv, modeLch65, modeRgb, useMode } from 'culori/fn'
import type { Color } from './color.ts'

const toRgb = useMode(modeRgb)
const toHsv = useMode(modeHsv)
const toHsl = useMode(modeHsl)
useMode(modeLch65)
const toLch = converter('lch65')

const byte = (channel: number) => Math.round(Math.max(0, Math.min(1, channel)) * 255)
const shown = ({ r, g, b }: { r: number; g: number; b: number }): Color => ({ r: byte(r), g: byte(g), b: byte(b) })
const parts = ({ r, g, b }: Color) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 })

/** Hue in degrees, saturation and value in percent. */
export function hsvOf(color: Color): [hue: number, saturation: number, value: number] {
  const { h = 0, s, v } = toHsv(parts(color))
  return [h, s * 100, v * 100]
}

/** The display colour of a hue in degrees, a saturation and a value in percent. */
export const colorOfHsv = ([h = 0, s = 0, v = 0]: readonly number[]): Color =>
  shown(toRgb({ mode: 'hsv', h, s: s / 100, v: v / 100 }))

/** Hue in degrees, saturation and lightness in percent. */
export function hslOf(color: Color): [hue: number, saturation: number, lightness: number] {
  const { h = 0, s, l } = toHsl(parts(color))
  return [h, s * 100, l * 100]
}

/** The display colour of a hue in degrees, a saturation and a lightness in percent. */
export const colorOfHsl = ([h = 0, s = 0, l = 0]: readonly number[]): Color =>
  shown(toRgb({ mode: 'hsl', h, s: s / 100, l: l / 100 }))

/** CIE LCh under D65: lightness 0..100, chroma 0..150, hue in degrees. */
export function lchOf(color: Color): [lightness: number, chroma: number, hue: number] {
  const { l, c, h = 0 } = toLch(parts(color))
  return [l, c, h]
}

/** The display colour nearest to a CIE LCh under D65 (channels are cut off where it cannot be shown). */
export const colorOfLch = ([l = 0, c = 0, h = 0]: readonly number[]): Color => shown(toRgb({ mode: 'lch65', l, c, h }))

/** Inks in percent by the plain rule without any press profile: an approximation, and shown as one. */
export function cmykOf({ r, g, b }: Color): [cyan: number, magenta: number, yellow: number, black: number] {
  const light = Math.max(r, g, b) / 255
  if (light === 0) return [0, 0, 0, 100]
  const ink = (channel: number) => (1 - channel / 255 / light) * 100
  return [ink(r), ink(g), ink(b), (1 - light) * 100]
}

/** The display colour of four inks in percent by the plain rule. */
export function colorOfCmyk([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Color {
  const channel = (ink: number) => (1 - ink / 100) * (1 - k / 100)
  return shown({ r: channel(c), g: channel(m), b: channel(y) })
}
