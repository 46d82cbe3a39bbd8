import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue } from '../../colors/color.ts'
import type { Outfit } from './outfit.ts'

const starts = 8
const moves = 400

/** A palette index for each part of each look. */
export type ColorPlan = number[][]

/**
 * Gives every garment a colour of the palette: each colour worn in at least two looks where there are slots enough, neighbours in a look apart,
 * main colours varied from look to look, at most three colours in a look. Found by hill climbing from several starts; no colour is invented.
 */
export function assignColors(outfits: readonly Outfit[], palette: readonly Color[], chance: Chance): ColorPlan {
  const distances = palette.map((a) => palette.map((b) => colorDistance(a, b)))
  const lightness = palette.map((color) => lightnessChromaHue(color).lightness)
  const score = (plan: ColorPlan) => worth(outfits, plan, distances, lightness)
  const slots = outfits.flatMap(({ parts }, look) => parts.map((_, part) => ({ look, part })))
  let best: { plan: ColorPlan; score: number } | null = null
  for (let start = 0; start < starts; start++) {
    const plan = outfits.map(({ parts }) => parts.map(() => chance.whole(0, palette.length - 1)))
    let now = score(plan)
    for (let move = 0; move < moves && palette.length > 1; move++) {
      const { look, part } = chance.pick(slots)
      const before = plan[look][part]
      plan[look][part] = chance.whole(0, palette.length - 1)
      const after = score(plan)
      if (after >= now) now = after
      else plan[look][part] = before
    }
    if (!best || now > best.score) best = { plan, score: now }
  }
  return best?.plan ?? []
}

function worth(outfits: readonly Outfit[], plan: ColorPlan, distances: number[][], lightness: number[]): number {
  const worn = lightness.map(() => 0)
  let total = 0
  const mains: number[] = []
  plan.forEach((colors, look) => {
    for (const color of new Set(colors)) worn[color]++
    if (new Set(colors).size > 3) total -= 2
    for (let i = 1; i < colors.length; i++) {
      const apart = distances[colors[i]][colors[i - 1]]
      if (apart > 0 && apart < 14) total -= 2
      if (apart === 0) total -= 0.7
    }
    const main = colors[colors.length - 1]
    if (mains.at(-1) === main) total -= 1.6
    if (mains.at(-2) === main) total -= 0.4
    mains.push(main)
    const bottom = outfits[look].parts.findIndex(({ slot }) => slot === 'bottom')
    if (bottom >= 0 && colors.length > 1 && lightness[colors[bottom]] > lightness[main] + 0.25) total -= 0.4
  })
  const fair = outfits.length / Math.max(1, lightness.length)
  worn.forEach((looks, color) => {
    total -= looks < 2 ? (2 - looks) ** 2 * 5 : 0
    total -= Math.max(0, mains.filter((main) => main === color).length - Math.ceil(fair)) * 1.2
  })
  return total
}
