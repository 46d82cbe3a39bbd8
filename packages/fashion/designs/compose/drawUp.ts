import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue } from '../../colors/color.ts'
import { type Harmony, harmonyOf } from '../../colors/harmony.ts'
import type { AnyAccessory } from '../../garments/garment.ts'
import type { Design, Worn } from '../design.ts'
import type { PrintPlan } from './assignPrints.ts'
import type { Brief } from './brief.ts'
import { chooseFabric } from './chooseFabric.ts'
import { chooseShoes } from './chooseShoes.ts'
import type { Stand } from './chooseWearers.ts'
import { type Outfit, type Part, shaped } from './outfit.ts'
import type { Steering } from './steering/steering.ts'
import { sharedFabrics } from './suit.ts'
import type { Tier } from './tier.ts'
import { type Signature, turnKnobs } from './turnKnobs.ts'
import { wearerOf } from './wardrobe.ts'

/** One look as it was planned. */
export interface Plan {
  stand: Stand
  tier: Tier
  outfit: Outfit
  colors: readonly number[]
  print: PrintPlan | null
  accessories: readonly AnyAccessory[]
  signature: Signature | null
  /** The colour of collars, cuffs and edges where they differ from the cloth. */
  contrast: Color | null
  /** How long it should be against what is normal, -1..1. */
  length: number
  /** Kinds of shoes that the batch has already. */
  shoes: readonly string[]
}

/** Writes a planned look down as a design. */
export function drawUp(brief: Brief, look: number, plan: Plan, steering: Steering, chance: Chance): Design {
  const { stand, outfit, colors, print } = plan
  const palette = brief.colors.map(({ color }) => color)
  const harmony = harmonyOf(palette)
  const parts = cutParts(brief, plan, steering, chance)
  const shoes = shoesOf(plan, harmony, steering, chance.branch('shoes'))
  const added = plan.accessories.map((accessory, i) => ({
    under: accessory.category === 'belt',
    worn: accessoryWorn(accessory, i, palette, parts, shoes.color, steering, chance.branch(`accessory ${i}`)),
  }))
  const inner = parts.filter((_, i) => outfit.parts[i].slot !== 'outer')
  const outer = parts.filter((_, i) => outfit.parts[i].slot === 'outer')
  const worn = (under: boolean) => added.filter((one) => one.under === under).map((one) => one.worn)
  return {
    version: 1,
    style: brief.style,
    mannequin: { ...stand },
    shoes,
    lips: lipsFor(harmony.accent),
    ground: groundFor(harmony.light),
    garments: [...inner, ...worn(true), ...outer, ...worn(false)],
    origin: {
      briefSeed: brief.seed,
      index: look,
      sources: sourcesOf(brief, outfit.parts, colors, print, plan.accessories),
    },
  }
}

/** The garments of a look, in the order of dressing. */
function cutParts(brief: Brief, plan: Plan, steering: Steering, chance: Chance): Worn[] {
  const { outfit, colors, print, contrast } = plan
  const wearer = wearerOf(plan.stand.person)
  const beside: string[] = []
  return outfit.parts.map((part, i): Worn => {
    const entry = brief.colors[colors[i]]
    const placement = print?.part === i ? print.placement : null
    const gradient = !placement && entry.gradient && part.slot !== 'bottom' ? entry.gradient : null
    const fabric = chooseFabric(
      {
        garment: part.garment,
        wearer,
        color: entry.color,
        printed: placement !== null,
        beside,
        only: suitCloth(outfit, i, beside),
      },
      steering,
      chance.branch(`fabric ${i}`),
    )
    beside.push(fabric)
    const seen = i === outfit.parts.length - 1
    return {
      id: `g${i + 1}`,
      cut: part.sketch
        ? { kind: 'traced', traced: part.sketch.traced }
        : { kind: 'garment', garment: part.garment?.id ?? '' },
      knobs: part.garment ? knobsOf(plan, i, steering, chance.branch(`knobs ${i}`)) : {},
      fabric,
      fill: gradient ? { kind: 'gradient', gradient } : { kind: 'solid', color: entry.color },
      contrast: seen && contrast && colorDistance(contrast, entry.color) > 12 ? contrast : null,
      trim: seen && contrast && colorDistance(contrast, entry.color) > 12 ? contrast : null,
      print: placement,
      hidden: false,
      seed: chance.whole(0, 0xffff),
    }
  })
}

/** The second part of a suit is cut from the cloth of the first; the first from one that both can have. */
function suitCloth({ suit, parts }: Outfit, at: number, beside: readonly string[]) {
  if (!suit?.includes(at)) return undefined
  const shared = sharedFabrics(suit.flatMap((part) => parts[part].garment?.character ?? []))
  const first = shared.filter((fabric) => fabric === beside[suit[0]])
  return at === suit[1] && first.length ? first : shared
}

function knobsOf(
  { outfit, stand, signature, length }: Plan,
  at: number,
  steering: Steering,
  chance: Chance,
): Worn['knobs'] {
  const { parts } = outfit
  const { garment } = parts[at]
  if (!garment) return {}
  const over = parts.slice(at + 1)
  const covered = over.some(({ slot }) => slot === 'outer')
  const bare = parts.some(({ garment: other }) => other?.category === 'skirt' || other?.category === 'dress')
  const legs = garment.category === 'trousers' || garment.category === 'jeans' || garment.category === 'jumpsuit'
  const free = legs
    ? 0.3
    : garment.slot === 'outer'
      ? bare
        ? 0
        : 0.35
      : garment.slot === 'top'
        ? 0.2
        : covered
          ? 0
          : 1
  const turned = turnKnobs(
    {
      garment,
      wearer: wearerOf(stand.person),
      covered,
      reveals: at > 0,
      length: length * free,
      signature: at === parts.length - 1 ? signature : null,
    },
    steering,
    chance,
  )
  const female = wearerOf(stand.person).gender === 'female'
  return garment.slot === 'top' ? { ...turned, ...tuckOf(parts, at, turned, female) } : turned
}

/** Thin tops are tucked under a second one and into high waists; a camp collar hangs out. */
function tuckOf(parts: readonly Part[], at: number, turned: Worn['knobs'], female: boolean): Worn['knobs'] {
  const top = parts[at].garment
  const lower = parts.find(({ slot }) => slot === 'bottom')?.garment
  if (!top || !lower || lower.category === 'jumpsuit') return {}
  if (turned.collar === 'camp') return { tucked: 'out' }
  if (parts.slice(at + 1).some(({ slot }) => slot === 'top')) return { tucked: 'in' }
  const high = female
    ? lower.character.waist >= 0.75 && lower.character.formality >= 0.25
    : lower.character.formality >= 0.55
  return high && top.character.volume <= 0.4 && top.character.waist < 0.6 ? { tucked: 'in' } : {}
}

/** Small things take the accent or a colour of the look; leather follows the shoes. */
function accessoryWorn(
  accessory: AnyAccessory,
  index: number,
  palette: readonly Color[],
  parts: readonly Worn[],
  shoe: Color,
  steering: Steering,
  chance: Chance,
): Worn {
  const { accent, light } = harmonyOf(palette)
  const outer = parts[parts.length - 1].fill
  const apart = (color: Color) => outer.kind !== 'solid' || colorDistance(color, outer.color) > 14
  const leather = accessory.category === 'belt' || accessory.category === 'bag' || accessory.category === 'eyewear'
  const straw = /straw|boater|basket/i.test(accessory.id)
  const near = palette.reduce((best, color) => (colorDistance(color, shoe) < colorDistance(best, shoe) ? color : best))
  const own = parts.flatMap(({ fill }) => (fill.kind === 'solid' ? [fill.color] : []))
  const soft = palette.filter(apart)
  const weight = (color: Color) =>
    own.some((other) => colorDistance(color, other) === 0) ? 1.6 : colorDistance(color, accent) === 0 ? 1 : 0.6
  const vivid = chance.happens(0.15 + 0.3 * Math.max(0, steering.daring))
  const color = straw
    ? light
    : leather
      ? vivid
        ? accent
        : near
      : chance.weighted((soft.length ? soft : palette).map((one) => [one, weight(one)] as const))
  return {
    id: `a${index + 1}`,
    cut: { kind: 'garment', garment: accessory.id },
    knobs: {},
    fabric: chance.weighted(
      accessory.character.fabrics.map(
        (fabric, rank) => [fabric, steering.likes(fabric) * (rank === 0 ? 2 : 1) + 0.01] as const,
      ),
    ),
    fill: { kind: 'solid', color },
    contrast: null,
    trim: straw ? accent : null,
    print: null,
    hidden: false,
    seed: chance.whole(0, 0xffff),
  }
}

/** Shoes hold the line-up together: the dark of the palette, light trainers in the heat, now and then the accent on a hero. */
function shoesOf(
  { outfit, stand, tier, shoes }: Plan,
  harmony: Harmony,
  steering: Steering,
  chance: Chance,
): Design['shoes'] {
  const kind = chooseShoes(outfit.parts.map(shaped), wearerOf(stand.person), shoes, steering, chance)
  const none = harmony.derived.includes('dark') || lightnessChromaHue(harmony.dark).lightness > 0.45
  const dark = none ? (steering.aim('warmth', 0.5) < 0.45 ? tan : black) : harmony.dark
  if (tier === 'hero' && chance.happens(0.2 + 0.3 * Math.max(0, steering.daring)))
    return { kind, color: harmony.accent }
  const bright = /sneaker|trainer|runner|espadrille|sandal/i.test(kind) && steering.aim('warmth', 0.45) < 0.5
  return { kind, color: bright ? harmony.light : dark }
}

/** Leather for palettes without a dark colour: tan in the light seasons. */
const tan: Color = { r: 150, g: 110, b: 78 }
const black: Color = { r: 43, g: 36, b: 38 }

const lean = (from: number, to: number, share: number) => Math.round(from + (to - from) * share)

const lipsFor = (accent: Color): Color => ({
  r: lean(178, accent.r, 0.25),
  g: lean(62, accent.g, 0.25),
  b: lean(64, accent.b, 0.25),
})

/** A quiet ground that leans to the lightest colour of the palette. */
const groundFor = (light: Color): Color => ({
  r: lean(240, light.r, 0.12),
  g: lean(239, light.g, 0.12),
  b: lean(236, light.b, 0.12),
})

function sourcesOf(
  brief: Brief,
  parts: readonly Part[],
  colors: readonly number[],
  print: PrintPlan | null,
  accessories: readonly AnyAccessory[],
) {
  type Source = NonNullable<Design['origin']>['sources'][number]
  const sources: Source[] = parts.map((part) =>
    part.sketch
      ? { kind: part.from === 'brand' ? 'brand' : 'sketch', id: part.sketch.id }
      : { kind: 'system', id: part.garment?.id ?? '' },
  )
  for (const color of new Set(colors)) sources.push({ kind: 'color', id: brief.colors[color].id })
  if (print) sources.push({ kind: print.from === 'own' ? 'print' : print.from, id: print.id })
  for (const { id } of accessories) sources.push({ kind: 'system', id })
  for (const id of brief.moodItems.slice(0, 8)) sources.push({ kind: 'mood', id })
  return sources
}
