import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue, toHex } from '../../colors/color.ts'
import { areasOf } from './areas.ts'
import type { PrintPlan } from './assignPrints.ts'
import { type Outfit, shaped } from './outfit.ts'
import type { ColorPart } from './roles.ts'

const starts = 5
const moves = 600

/** A palette index for each part of each look. */
export type ColorPlan = number[][]

/** What the colours of a batch are chosen by. */
interface Ground {
  outfits: readonly Outfit[]
  prints: readonly (PrintPlan | null)[]
  /** Palette indexes of each look's print, ground first. */
  printed: readonly (readonly number[])[]
  areas: readonly (readonly number[])[]
  roles: readonly ColorPart[]
  distances: readonly (readonly number[])[]
  tones: readonly { lightness: number; chroma: number; hue: number }[]
  daring: number
}

/**
 * Gives every part a colour of the palette: each worn plain in at least two looks where there are parts enough, in the proportion of its role, neighbours apart,
 * main colours changing from look to look, at most three colours in a look, a suit in one. Found by hill climbing from several starts; no colour is invented.
 */
export function assignColors(
  outfits: readonly Outfit[],
  prints: readonly (PrintPlan | null)[],
  palette: readonly Color[],
  roles: readonly ColorPart[],
  daring: number,
  chance: Chance,
): ColorPlan {
  const hexes = palette.map(toHex)
  const printed = prints.map((plan) =>
    plan?.placement.source.kind === 'construction'
      ? plan.placement.source.colors.map((color) => hexes.indexOf(toHex(color)))
      : [],
  )
  const ground: Ground = {
    outfits,
    prints,
    printed,
    areas: outfits.map(({ parts }) => areasOf(parts.map(shaped))),
    roles,
    distances: palette.map((a) => palette.map((b) => colorDistance(a, b))),
    tones: palette.map(lightnessChromaHue),
    daring,
  }
  const slots = outfits.flatMap(({ parts }, look) =>
    parts.flatMap((_, part) =>
      prints[look]?.part === part || outfits[look].suit?.[1] === part ? [] : [{ look, part }],
    ),
  )
  let best: { plan: ColorPlan; score: number } | null = null
  for (let start = 0; start < starts; start++) {
    const plan = outfits.map(({ parts }, look) =>
      parts.map((_, part) =>
        prints[look]?.part === part ? Math.max(0, printed[look][0] ?? 0) : chance.whole(0, palette.length - 1),
      ),
    )
    outfits.forEach(({ suit }, look) => matchSuit(plan[look], suit))
    let now = worth(ground, plan)
    for (let move = 0; move < moves && palette.length > 1 && slots.length > 0; move++) {
      const { look, part } = chance.pick(slots)
      const before = plan[look].slice()
      plan[look][part] = chance.whole(0, palette.length - 1)
      matchSuit(plan[look], outfits[look].suit)
      const after = worth(ground, plan)
      if (after >= now) now = after
      else plan[look] = before
    }
    if (!best || now > best.score) best = { plan: plan.map((colors) => colors.slice()), score: now }
  }
  return best?.plan ?? []
}

function matchSuit(colors: number[], suit: Outfit['suit']): void {
  if (suit) colors[suit[1]] = colors[suit[0]]
}

function worth(ground: Ground, plan: ColorPlan): number {
  const { roles, tones } = ground
  const worn = tones.map(() => 0)
  const areas = tones.map(() => 0)
  const mains: number[] = []
  let total = 0
  plan.forEach((colors, look) => {
    const printedPart = ground.prints[look]?.part ?? -1
    const plain = colors.filter((_, part) => part !== printedPart)
    for (const [i, color] of plain.entries()) if (plain.indexOf(color) === i) worn[color]++
    colors.forEach((color, part) => {
      if (part !== printedPart) areas[color] += ground.areas[look][part]
    })
    total += lookWorth(ground, look, colors, printedPart)
    const main = largest(colors, ground.areas[look])
    if (mains.at(-1) === main) total -= 1.6
    if (mains.at(-2) === main) total -= 0.4
    mains.push(main)
  })
  const sum = areas.reduce((all, area) => all + area, 0) || 1
  worn.forEach((looks, color) => {
    total -= looks < 2 ? (2 - looks) ** 2 * 6 : 0
    total -= Math.abs(areas[color] / sum - roles[color].share) * 13
  })
  return total
}

const largest = (colors: readonly number[], areas: readonly number[]) => colors[areas.indexOf(Math.max(...areas))]

function lookWorth(ground: Ground, look: number, colors: readonly number[], printedPart: number): number {
  const { distances, tones, daring, areas, roles } = ground
  const { suit, parts } = ground.outfits[look]
  let total = new Set(colors).size > 3 ? -3 : 0
  colors.forEach((color, part) => {
    const before = part - 1
    if (before >= 0 && part !== printedPart && before !== printedPart) {
      const near = distances[color][colors[before]]
      if (near > 0 && near < 14) total -= 2
      if (near === 0 && !(suit?.includes(part) && suit.includes(before))) total -= 0.8
      if (clash(tones[color], tones[colors[before]])) total -= 1.1 * (1 - daring)
    }
    if (part === printedPart) return
    if (printedPart >= 0) total += echo(ground.printed[look], color)
    if (roles[color].role === 'accent' && areas[look][part] > 0.5) total -= 1.2 * (1 - daring)
    const above = parts[part].slot === 'bottom' ? colors.findIndex((_, i) => i > part && i !== printedPart) : -1
    if (above >= 0 && tones[color].lightness > tones[colors[above]].lightness + 0.3) total -= 0.5
  })
  return total
}

/** Beside a print a colour of that print is worn, and not only its ground. */
function echo(printed: readonly number[], color: number): number {
  const at = printed.indexOf(color)
  if (printed.length === 0) return 0
  return at < 0 ? -0.9 : at === 0 ? 0.1 : at < 3 ? 0.5 : 0.3
}

/** Two vivid hues that are neither near nor opposite. */
const clash = (a: Ground['tones'][number], b: Ground['tones'][number]) => {
  const turn = Math.abs(((a.hue - b.hue + 540) % 360) - 180)
  return a.chroma > 0.1 && b.chroma > 0.1 && turn > 35 && turn < 150
}
