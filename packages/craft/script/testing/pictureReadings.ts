import { sure } from '@toile/geometry'
import type { Lab } from '../../colors/lab.ts'
import { oklabOf } from '../../colors/oklch.ts'
import type { BoardReading, Reading } from '../reading.ts'
import type { Traits } from '../traits.ts'
import { colorOf, plainReading } from './plainReading.ts'

const down = 3
const steps = 9

/** The reading of a picture whose colours lie in three bands: the share of each in the upper, the middle and the lower band, and what else it shows. */
function banded(name: string, bands: Readonly<Record<string, readonly number[]>>, own: Partial<Traits>): BoardReading {
  const hash = name.codePointAt(0)?.toString(16).repeat(32) ?? ''
  const plain = plainReading(hash, { '#808080': 1 })
  const sums = Array.from({ length: down }, (_, row) =>
    Object.values(bands).reduce((sum, band) => sum + sure(band[row]), 0),
  )
  const colors = Object.entries(bands).map(([hex, band]) => ({
    place: oklabOf(colorOf(hex)),
    rows: band.map((share, row) => share / sure(sums[row])),
  }))
  const mean = (row: number): Lab => {
    const at = (k: 0 | 1 | 2) => colors.reduce((sum, { place, rows }) => sum + place[k] * sure(rows[row]), 0)
    return [at(0), at(1), at(2)]
  }
  const clusters = colors
    .map(({ place, rows }) => ({ place, share: rows.reduce((sum, share) => sum + share, 0) / down, rows }))
    .sort((a, b) => b.share - a.share)
  const reading: Reading = {
    version: 1,
    traits: { ...plain.reading.traits, ...own },
    clusters: clusters.map(({ place, share }) => ({ place, share })),
    windows: Array.from({ length: 12 }, (_, i) => clusters.map(({ rows }) => sure(rows[Math.floor(i / 4)]))),
    profile: Array.from({ length: steps }, (_, i) => [...mean(Math.floor((i / steps) * down))]),
  }
  return { hash, weight: 1, reading }
}

const hues = { rose: 0, rust: 0, gold: 0, green: 0, teal: 0, blue: 0, violet: 0 }

/** A sea by day: pale sky, teal water, warm sand, and a red sail. */
export const seaReading = banded(
  'sea',
  {
    '#cfe0e6': [0.7, 0.05, 0],
    '#8fb8cc': [0.3, 0.1, 0],
    '#2a7f92': [0, 0.45, 0.15],
    '#14506b': [0, 0.28, 0.1],
    '#0d2c40': [0, 0.06, 0.05],
    '#dcc49a': [0, 0.02, 0.5],
    '#b4936a': [0, 0, 0.2],
    '#c8452f': [0, 0.04, 0],
  },
  {
    lightness: 0.68,
    contrast: 0.45,
    saturation: 0.4,
    warmth: 0.35,
    grey: 0.2,
    horizon: 0.85,
    level: 0.8,
    softness: 0.7,
    busyness: 0.3,
    glints: 0.2,
    dark: 0.05,
    even: 0.2,
    hues: { ...hues, teal: 0.4, blue: 0.3, gold: 0.2 },
  },
)

/** A bunch of roses before leaves. */
export const roseReading = banded(
  'rose',
  {
    '#e7a9b8': [0.1, 0.35, 0.1],
    '#c2446e': [0.05, 0.3, 0.05],
    '#7d1f3f': [0, 0.12, 0.05],
    '#f3e3df': [0.05, 0.1, 0.05],
    '#5f7f4c': [0.45, 0.06, 0.4],
    '#2e4427': [0.3, 0.03, 0.3],
    '#e9c14d': [0, 0.04, 0],
    '#a7bb8c': [0.05, 0, 0.05],
  },
  {
    lightness: 0.6,
    contrast: 0.5,
    saturation: 0.6,
    warmth: 0.7,
    grey: 0.05,
    straightness: 0.15,
    figure: 0.8,
    horizon: 0.05,
    order: 0.1,
    square: 0.1,
    dark: 0.1,
    quiet: 0.2,
    hues: { ...hues, rose: 0.5, green: 0.35, gold: 0.05 },
  },
)

/** A city at night: deep blues, lit windows, one pink sign. */
export const cityReading = banded(
  'city',
  {
    '#12131f': [0.6, 0.3, 0.35],
    '#25294a': [0.3, 0.3, 0.2],
    '#4a5180': [0.1, 0.12, 0.1],
    '#f1d79a': [0, 0.1, 0.04],
    '#a9742e': [0, 0.08, 0.06],
    '#d0417f': [0, 0.03, 0.01],
    '#7f8aa3': [0, 0.07, 0.12],
    '#3a3236': [0, 0, 0.12],
  },
  {
    lightness: 0.24,
    contrast: 0.7,
    saturation: 0.35,
    warmth: 0.4,
    grey: 0.35,
    glints: 0.9,
    fineness: 0.85,
    busyness: 0.6,
    softness: 0.2,
    horizon: 0.2,
    figure: 0.1,
    dark: 0.75,
    quiet: 0.3,
    even: 0.4,
    hues: { ...hues, blue: 0.4, violet: 0.15, gold: 0.1 },
  },
)
