import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue, toHex } from '../../colors/color.ts'
import { oklabOf } from '../../colors/oklch.ts'
import { areasOf } from './areasOf.ts'
import type { ToneWish } from './house/houseTone.ts'
import { type Outfit, shaped } from './outfit.ts'
import { farFrom, offScript } from './picture/offScript.ts'
import type { PrintPlan } from './printPlan.ts'
import type { ColorPart } from './roles.ts'
import { tonal } from './tonal.ts'

const starts = 5
/** Moves of one climb for each colour of the palette, and at the least. */
const moves = { each: 160, least: 600 }

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
  /** The shares that the colours should have. */
  wanted: readonly number[]
  distances: readonly (readonly number[])[]
  /** How far colours lie from each other in OKLab. */
  far: readonly (readonly number[])[]
  tones: readonly { lightness: number; chroma: number; hue: number }[]
  daring: number
  /** The contrast that a brand wishes. */
  tone: ToneWish | null
  /** Palette indexes that a part may have; all unless told. */
  pools: Pools
  /** The printed cloth of all looks by palette colour, where a script rules all the cloth; else plain cloth alone is shared out. */
  inked: readonly number[] | null
  /** All cloth that is shared out. */
  cloth: number
}

/** For each part of each look the palette indexes that it may have. */
export type Pools = readonly (readonly (readonly number[])[])[] | null

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
  pools: Pools = null,
  inks: readonly (readonly number[])[] | null = null,
  tone: ToneWish | null = null,
): ColorPlan {
  const hexes = palette.map(toHex)
  const printed = prints.map((plan) =>
    plan && plan.placement.source.kind !== 'picture'
      ? plan.placement.source.colors.map((color) => hexes.indexOf(toHex(color)))
      : [],
  )
  const areas = outfits.map(({ parts }) => areasOf(parts.map(shaped)))
  const printedArea = prints.map((plan, look) => areas[look][plan?.part ?? -1] ?? 0)
  const every = sum(areas.flat())
  const ground: Ground = {
    outfits,
    prints,
    printed,
    areas,
    roles,
    wanted: roles.map(({ share }) => share),
    distances: palette.map((a) => palette.map((b) => colorDistance(a, b))),
    far: farFrom(palette.map(oklabOf)),
    tones: palette.map(lightnessChromaHue),
    daring,
    tone,
    pools,
    inked: inks && palette.map((_, color) => sum(inks.map((shows, look) => shows[color] * printedArea[look]))),
    cloth: (inks ? every : every - sum(printedArea)) || 1,
  }
  const slots = outfits.flatMap(({ parts }, look) =>
    parts.flatMap((_, part) =>
      prints[look]?.part === part || outfits[look].suit?.[1] === part ? [] : [{ look, part }],
    ),
  )
  let best: { plan: ColorPlan; score: number } | null = null
  for (let start = 0; start < starts; start++) {
    const climbed = climb(ground, slots, chance)
    if (!best || climbed.score > best.score) best = climbed
  }
  return best?.plan ?? []
}

/** From colours by chance to better ones, one part at a time; only the look that changed is judged anew. */
function climb(ground: Ground, slots: readonly { look: number; part: number }[], chance: Chance) {
  const { outfits, prints, printed, tones } = ground
  const plan = outfits.map(({ parts }, look) =>
    parts.map((_, part) =>
      prints[look]?.part === part ? Math.max(0, printed[look][0] ?? 0) : anyColor(ground, look, part, chance),
    ),
  )
  outfits.forEach(({ suit }, look) => matchSuit(plan[look], suit))
  const judged = plan.map((colors, look) => judge(ground, look, colors))
  let now = worth(ground, judged)
  const most = Math.max(moves.least, moves.each * tones.length)
  for (let move = 0; move < most && tones.length > 1 && slots.length > 0; move++) {
    const { look, part } = chance.pick(slots)
    const color = anyColor(ground, look, part, chance)
    if (color === plan[look][part]) continue
    const [before, earlier] = [plan[look], judged[look]]
    plan[look] = before.slice()
    plan[look][part] = color
    matchSuit(plan[look], outfits[look].suit)
    judged[look] = judge(ground, look, plan[look])
    const after = worth(ground, judged)
    if (after >= now) now = after
    else [plan[look], judged[look]] = [before, earlier]
  }
  return { plan, score: now }
}

const anyColor = ({ pools, tones }: Ground, look: number, part: number, chance: Chance) =>
  pools ? chance.pick(pools[look][part]) : chance.whole(0, tones.length - 1)

function matchSuit(colors: number[], suit: Outfit['suit']): void {
  if (suit) colors[suit[1]] = colors[suit[0]]
}

/** What a look's colours come to: how they meet, what each has of the plain cloth, which is seen most. */
interface Judged {
  meets: number
  /** Area by palette colour; 0 where it is not worn plain. */
  areas: readonly number[]
  main: number
  /** The colour of plain trousers or a skirt, or -1. */
  bottom: number
  /** Whether several plain parts are of one colour. */
  single: boolean
}

function judge(ground: Ground, look: number, colors: readonly number[]): Judged {
  const printedPart = ground.prints[look]?.part ?? -1
  const areas = ground.tones.map(() => 0)
  for (let part = 0; part < colors.length; part++)
    if (part !== printedPart) areas[colors[part]] += ground.areas[look][part]
  const bottom = ground.outfits[look].parts.findIndex(({ slot }) => slot === 'bottom')
  return {
    meets: lookWorth(ground, look, colors, printedPart),
    areas,
    main: largest(colors, ground.areas[look]),
    bottom: bottom < 0 || bottom === printedPart ? -1 : colors[bottom],
    single: colors.length > 1 && printedPart < 0 && new Set(colors).size === 1,
  }
}

function worth(ground: Ground, looks: readonly Judged[]): number {
  const { roles, tones, inked, cloth } = ground
  let total = inked ? byScript(looks) : 0
  for (let look = 0; look < looks.length; look++) {
    const { meets, main } = looks[look]
    total += meets
    // What is half the picture may follow itself.
    const again = Math.max(0.15, 1 - 1.8 * roles[main].share)
    if (look > 0 && looks[look - 1].main === main) total -= 2.4 * again
    if (look > 0) total += rhythm(tones[main], tones[looks[look - 1].main])
    if (look > 1 && looks[look - 2].main === main) total -= 0.6 * again
  }
  const shares: number[] = []
  for (let color = 0; color < roles.length; color++) {
    let worn = 0
    let area = inked ? inked[color] : 0
    for (const { areas } of looks) {
      const own = areas[color]
      if (own > 0) worn++
      area += own
    }
    const { least = 2 } = roles[color]
    if (worn < least) total -= (least - worn) ** 2 * 6
    shares.push(area / cloth)
  }
  return total - 13 * off(shares, ground)
}

/** How far the shares are from those wanted; a script's as an eye sees them. */
function off(shares: readonly number[], { wanted, inked, far }: Ground): number {
  return inked ? offScript(shares, wanted, far) : sum(shares.map((share, color) => Math.abs(share - wanted[color])))
}

/** A line-up with a script of its own does not dress twice in a single colour, nor neighbours in the same trousers. */
function byScript(looks: readonly Judged[]): number {
  const singles = looks.filter(({ single }) => single).length
  const again = looks.filter(({ bottom }, look) => look > 0 && bottom >= 0 && looks[look - 1].bottom === bottom).length
  return -2.5 * Math.max(0, singles - 1) - 1.8 * again
}

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0)

const largest = (colors: readonly number[], areas: readonly number[]) => colors[areas.indexOf(Math.max(...areas))]

function lookWorth(ground: Ground, look: number, colors: readonly number[], printedPart: number): number {
  const { distances, tones, daring, areas, roles, tone } = ground
  const { suit, parts } = ground.outfits[look]
  let total = new Set(colors).size > 3 ? -3 : 0
  colors.forEach((color, part) => {
    const before = part - 1
    if (before >= 0 && part !== printedPart && before !== printedPart) {
      const near = distances[color][colors[before]]
      if (near > 0 && near < 14) total -= tonal(near, tones[color], tones[colors[before]]) ? -0.3 : 2
      if (near === 0 && !(suit?.includes(part) && suit.includes(before))) total -= 1.6
      if (tone)
        total -=
          tone.strength * Math.abs(Math.abs(tones[color].lightness - tones[colors[before]].lightness) - tone.apart)
      if (clash(tones[color], tones[colors[before]])) total -= 1.1 * (1 - daring)
    }
    if (part === printedPart) return
    if (printedPart >= 0) total += echo(ground.printed[look], color)
    if (roles[color].role === 'accent' && areas[look][part] > 0.3) total -= 1.8 * (1 - daring)
    if (ground.inked && roles[color].role === 'accent' && parts[part].slot === 'bottom') total -= 1.5
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

/** Dark and light take turns along a line-up: neighbours whose main colours differ in lightness, up to .5. */
const rhythm = (a: Ground['tones'][number], b: Ground['tones'][number]) =>
  Math.min(0.5, Math.abs(a.lightness - b.lightness) * 1.4)

/** Two vivid hues that are neither near nor opposite. */
const clash = (a: Ground['tones'][number], b: Ground['tones'][number]) => {
  const turn = Math.abs(((a.hue - b.hue + 540) % 360) - 180)
  return a.chroma > 0.1 && b.chroma > 0.1 && turn > 35 && turn < 150
}
