import { sureFirst } from '@toile/geometry'
import { type Color, fromHex } from '../../colors/color.ts'
import { oklabOf } from '../../colors/oklch.ts'
import type { BoardReading, Reading } from '../reading.ts'

const half = 0.5
const traits: Reading['traits'] = {
  lightness: half,
  contrast: half,
  saturation: half,
  warmth: half,
  grey: half,
  variety: half,
  glints: half,
  busyness: half,
  fineness: half,
  softness: half,
  straightness: half,
  level: half,
  upright: half,
  slant: half,
  order: half,
  figure: half,
  horizon: half,
  square: half,
  dark: half,
  quiet: half,
  even: half,
  vivid: half,
  hues: { rose: 0, rust: 0, gold: 0, green: 0, teal: 0, blue: 0, violet: 0 },
}

/** A colour of '#rrggbb'. */
export function colorOf(hex: string): Color {
  const color = fromHex(hex)
  if (!color) throw new Error(`${hex} is no colour`)
  return color
}

/** The reading of a picture that shows some colours by their shares, the same in every window. */
export function plainReading(hash: string, shares: Readonly<Record<string, number>>): BoardReading {
  const clusters = Object.entries(shares).map(([hex, share]) => ({ place: oklabOf(colorOf(hex)), share }))
  const { place } = sureFirst(clusters)
  return {
    hash,
    weight: 1,
    reading: {
      version: 1,
      traits,
      clusters: clusters.map((one) => ({ ...one, place: [...one.place] })),
      windows: Array.from({ length: 12 }, () => clusters.map(({ share }) => share)),
      profile: Array.from({ length: 9 }, () => [...place]),
    },
  }
}
