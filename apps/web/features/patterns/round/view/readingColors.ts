/** A color as three shares of light that a screen shows, 0..1. */
type Shade = readonly [red: number, green: number, blue: number]

/** What a map shows: its least and most, and the colors from one to the other, ever darker, so that they are told apart without seeing hue. */
export interface ReadingScale {
  id: 'tension' | 'ease'
  least: number
  most: number
  marks: readonly number[]
  colors: readonly Shade[]
}

const shade = (hex: number): Shade => [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255]

/** Stretch of the cloth as a share. */
const tension: ReadingScale = {
  id: 'tension',
  least: 0,
  most: 0.1,
  marks: [0, 0.025, 0.05, 0.075, 0.1],
  colors: [0xf4efe2, 0xf3cf8e, 0xe38a4b, 0xb0353e, 0x4c123f].map(shade),
}

/** How far the cloth stands off the body, in millimetres. */
const ease: ReadingScale = {
  id: 'ease',
  least: 0,
  most: 80,
  marks: [0, 20, 40, 60, 80],
  colors: [0xf2f1e4, 0xa9dbc8, 0x4fa8b8, 0x2b5f9e, 0x1b1d52].map(shade),
}

/** The color of a value on a scale; what lies beyond has that of the end. */
export function colorAt({ least, most, colors }: ReadingScale, value: number): Shade {
  const place = Math.max(0, Math.min(1, (value - least) / (most - least))) * (colors.length - 1)
  const first = Math.min(colors.length - 2, Math.floor(place))
  const [a, b] = [colors[first], colors[first + 1]]
  if (!a || !b) return [0, 0, 0]
  const part = place - first
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
}

/** The scale by which each way of showing is colored; the cloth itself has none. */
export const readingScales: Readonly<Record<'cloth' | 'tension' | 'ease', ReadingScale | null>> = {
  cloth: null,
  tension,
  ease,
}
