import { type Color, colorDistance, lightnessChromaHue } from './color.ts'
import { colorOf } from './oklch.ts'

/** The part a colour plays in a collection. */
type ColorRole = 'dark' | 'light' | 'accent' | 'second' | 'third'

/** A palette sorted into roles; `derived` names the roles that no given colour could play, `others` the given colours beyond the five. */
export type Harmony = Record<ColorRole, Color> & { derived: readonly ColorRole[]; others: readonly Color[] }

const alike = 4

/**
 * Roles of a palette: the darkest, the lightest, the most saturated as accent, then the two most different from those.
 * No hue is invented: only a missing dark or light is derived, as a near neutral leaning to the accent; a missing accent, second or third repeats a given colour.
 */
export function harmonyOf(colors: readonly Color[]): Harmony {
  const given = distinct(colors)
  const tone = new Map(given.map((color) => [color, lightnessChromaHue(color)]))
  const of = (color: Color) => tone.get(color) ?? lightnessChromaHue(color)
  const byLightness = [...given].sort((a, b) => of(a).lightness - of(b).lightness)
  const darkest = byLightness.find((color) => of(color).lightness < 0.5) ?? null
  const lightest = byLightness.findLast((color) => of(color).lightness > 0.72 && color !== darkest) ?? null
  const rest = given.filter((color) => color !== darkest && color !== lightest)
  const accent = mostBy(rest, (color) => of(color).chroma) ?? mostBy(given, (color) => of(color).chroma)
  const hue = accent ? of(accent).hue : 70
  const dark = darkest ?? colorOf(0.27, 0.03, hue)
  const light = lightest ?? colorOf(0.95, 0.016, hue)
  const left = rest.filter((color) => color !== accent)
  const second = farthest(left, [dark, light, accent ?? dark])
  const third = farthest(
    left.filter((color) => color !== second),
    [dark, light, accent ?? dark, second ?? dark],
  )
  return {
    dark,
    light,
    accent: accent ?? dark,
    second: second ?? (darkest || !accent ? dark : accent),
    third: third ?? (lightest || !accent ? light : accent),
    derived: [...(darkest ? [] : ['dark' as const]), ...(lightest ? [] : ['light' as const])],
    others: left.filter((color) => color !== second && color !== third),
  }
}

const distinct = (colors: readonly Color[]) =>
  colors.filter((color, i) => colors.slice(0, i).every((other) => colorDistance(color, other) >= alike))

const farthest = (colors: readonly Color[], from: readonly Color[]) =>
  mostBy(colors, (color) => Math.min(...from.map((other) => colorDistance(color, other))))

function mostBy(colors: readonly Color[], worth: (color: Color) => number): Color | null {
  let best: Color | null = null
  for (const color of colors) if (!best || worth(color) > worth(best)) best = color
  return best
}
