import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue } from '../colors/color.ts'
import type { Print } from './print.ts'

/** Least CIEDE2000 distance between a print's ground and its first figure colour. */
const apart = 18

/**
 * Colours for a print out of a palette, ground first: each place of the print's own colorway takes the palette colour nearest to it in value,
 * so that the drawing keeps its light and dark (a balanced colorway, domain 4.3); now and then the values are turned over, light ground for dark.
 * Only given colours; when the palette is smaller than the colorway the rest is left to be derived.
 */
export function colorsFor(print: Pick<Print, 'colorway'>, palette: readonly Color[], chance: Chance): Color[] {
  const turned = chance.happens(0.4)
  const chosen = palette.length > 7 ? chance.shuffled(palette).slice(0, 7) : palette
  const places = print.colorway.slice(0, chosen.length)
  const costs = places.map((place, i) => chosen.map((color) => misfit(place, color, turned) * (i === 0 ? 2 : 1)))
  let best: number[] = chosen.map((_, i) => i).slice(0, places.length)
  let least = Infinity
  const assign = (taken: number[], cost: number) => {
    if (cost >= least) return
    if (taken.length === places.length) {
      least = cost
      best = taken
      return
    }
    for (let i = 0; i < chosen.length; i++) {
      if (taken.includes(i)) continue
      const clash = taken.length === 1 && colorDistance(chosen[taken[0]], chosen[i]) < apart ? 4 : 0
      assign([...taken, i], cost + costs[taken.length][i] + clash)
    }
  }
  assign([], 0)
  return best.map((i) => chosen[i])
}

function misfit(place: Color, color: Color, turned: boolean): number {
  const a = lightnessChromaHue(place)
  const b = lightnessChromaHue(color)
  const value = turned ? 1.1 - a.lightness : a.lightness
  const hues = Math.abs(((a.hue - b.hue + 540) % 360) - 180) / 180
  return (
    2 * Math.abs(value - b.lightness) + 1.5 * Math.abs(a.chroma - b.chroma) + 4 * hues * Math.min(a.chroma, b.chroma)
  )
}
