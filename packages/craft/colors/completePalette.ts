import { sure } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue } from './color.ts'
import { colorOf } from './oklch.ts'

const least = 9

/** A palette of at least `count` colours, ground first: the given colours kept as they are, the rest derived from them (tints, deeps and near hues that differ by at least 9 in CIEDE2000). */
export function completePalette(colors: readonly Color[], count: number): Color[] {
  const palette = colors.length ? [...colors] : [colorOf(0.95, 0.015, 85)]
  if (palette.length < 2 && count > 1) palette.push(against(sure(palette[0])))
  const given = palette.length
  for (let i = 0; palette.length < count; i++) palette.push(derived(palette, 1 + (i % (given - 1)), i))
  return palette
}

function against(ground: Color): Color {
  const { lightness, chroma, hue } = lightnessChromaHue(ground)
  return lightness > 0.6
    ? colorOf(0.36, Math.max(0.07, chroma), hue)
    : colorOf(0.93, Math.min(0.04, chroma + 0.015), hue)
}

const steps = [
  { lightness: 0.2, chroma: 0.7, hue: 10 },
  { lightness: -0.18, chroma: 0.9, hue: -14 },
  { lightness: 0.1, chroma: 0.95, hue: 42 },
  { lightness: -0.3, chroma: 0.6, hue: 24 },
  { lightness: 0.3, chroma: 0.45, hue: -30 },
  { lightness: 0.02, chroma: 0.8, hue: 120 },
]

function derived(palette: readonly Color[], from: number, index: number): Color {
  let best = sure(palette[from])
  let widest = -1
  for (let turn = 0; turn < steps.length * palette.length; turn++) {
    const source = sure(palette[(from + Math.floor(turn / steps.length)) % palette.length])
    const color = stepped(source, sure(steps[(index + turn) % steps.length]))
    const near = Math.min(...palette.map((other) => colorDistance(color, other)))
    if (near >= least) return color
    if (near <= widest) continue
    widest = near
    best = color
  }
  return best
}

function stepped(source: Color, step: (typeof steps)[number]): Color {
  const { lightness, chroma, hue } = lightnessChromaHue(source)
  const toned = lightness + step.lightness
  const shown = toned > 0.97 || toned < 0.16 ? lightness - step.lightness : toned
  return colorOf(shown, chroma * step.chroma + 0.01, hue + step.hue)
}
