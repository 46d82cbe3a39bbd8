import { type Blind, blindTest } from './blindTest.ts'
import { type Apart, collectionDistance, type Portrait, parts } from './collectionDistance.ts'
import type { Examined, Seen } from './examine.ts'
import { textureScale } from './textureDistance.ts'
import { transport } from './transport.ts'

/** One column of the table: what was measured, by the row's name. */
export type Column = Readonly<Record<string, string>>

/** What is known of a set of photographs when each has been dressed: its collections, and those of further seeds for some. */
export interface Study {
  photographs: readonly Seen[]
  examined: readonly Examined[]
  reseeded: readonly (readonly Portrait[])[]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const two = (value: number) => value.toFixed(2)
const one = (value: number) => value.toFixed(1)
const range = (values: readonly number[], tell = two) =>
  values.length ? `${tell(mean(values))} (${tell(Math.min(...values))}–${tell(Math.max(...values))})` : '–'
const told = ({ right, size, ofAll, all, rank }: Blind) =>
  [`${one(right)} of ${size}`, `${ofAll} of ${all}; ${one(rank)}`] as const

export function columnOf({ photographs, examined, reseeded }: Study): Column {
  const apart = pairsOf(examined.map(({ portrait }) => portrait))
  const seeds = reseeded.flatMap(pairsOf)
  const of = (pick: (one: Examined) => number) => examined.map(pick)
  const [colorRight, colorAll] = told(blindTest(byColor(photographs, examined)))
  const [touchRight, touchAll] = told(blindTest(byTexture(photographs, examined)))
  const broken = examined.flatMap((found) => found.broken)
  const asked = examined.flatMap((found) => found.asked)
  const slots = (['top', 'bottom', 'whole', 'outer'] as const).map((slot) =>
    one(mean(of((found) => found.slots[slot]))),
  )
  return {
    'between photographs (least)': `${two(mean(apart.map(({ all }) => all)))} (${two(Math.min(...apart.map(({ all }) => all)))})`,
    ...Object.fromEntries(parts.map((part) => [`  ${part}`, two(mean(apart.map((pair) => pair[part])))])),
    'between seeds of one': seeds.length ? two(mean(seeds.map(({ all }) => all))) : '–',
    'blind, by colour': colorRight,
    '  right of all; mean rank': colorAll,
    'blind, by texture': touchRight,
    '  of all; rank, by texture': touchAll,
    "photograph's colours met": range(of(({ met }) => met)),
    'colours in the cloth': range(
      of(({ colors }) => colors),
      one,
    ),
    'accents of the cloth': range(examined.flatMap(({ accents }) => (accents === null ? [] : [accents]))),
    'asked plain in looks': range(asked, one),
    'asked of the cloth': asked.length ? range(of(({ askedShare }) => askedShare)) : '–',
    "looks in the picture's print": range(
      of(({ derived }) => derived),
      one,
    ),
    'looks printed; prints': `${one(mean(of(({ printed }) => printed)))}; ${one(mean(of(({ prints }) => prints)))}`,
    'top : bottom : whole : outer': slots.join(' : '),
    'pieces that come back': range(
      of(({ back }) => back),
      one,
    ),
    'people; stances': `${one(mean(of(({ people }) => people)))}; ${one(mean(of(({ stances }) => stances)))}`,
    ...accessoryRows(examined),
    'rules broken': `${broken.length}${broken.length ? ` ${[...new Set(broken)].join(' ')}` : ''}`,
    'ms reading, median (worst)': timesOf(of(({ times }) => times.read)),
    'ms composing, median (worst)': timesOf(of(({ times }) => times.compose)),
  }
}

const timesOf = (values: readonly number[]) => `${middle(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`

const pairsOf = (portraits: readonly Portrait[]): Apart[] =>
  portraits.flatMap((a, i) => portraits.slice(i + 1).map((b) => collectionDistance(a, b)))

/** The small line-up's palette against each photograph's. */
const byColor = (photographs: readonly Seen[], examined: readonly Examined[]) =>
  examined.map((made) => photographs.map((photograph) => transport(made.spots, photograph.spots)))

/** The printed cloth, by how much is worn, against each photograph; who prints nothing says nothing. */
function byTexture(photographs: readonly Seen[], examined: readonly Examined[]): number[][] {
  const apart = textureScale(photographs.map(({ texture }) => texture))
  return examined.map(({ textures }) => {
    const total = textures.reduce((sum, { area }) => sum + area, 0)
    return photographs.map((photograph) =>
      total
        ? textures.reduce((sum, { area, texture }) => sum + (area / total) * apart(texture, photograph.texture), 0)
        : Infinity,
    )
  })
}

/** The share of looks with each kind of accessory, and without any. */
function accessoryRows(examined: readonly Examined[]): Column {
  const kinds = ['bag', 'hat', 'scarf', 'belt', 'jewellery', 'eyewear', 'none'] as const
  const share = (kind: (typeof kinds)[number]) => mean(examined.map(({ accessories }) => accessories[kind] / 8))
  return {
    'looks with bag, hat, scarf': kinds
      .slice(0, 3)
      .map((kind) => two(share(kind)))
      .join(', '),
    'belt, jewellery, eyewear': kinds
      .slice(3, 6)
      .map((kind) => two(share(kind)))
      .join(', '),
    'looks without any': two(share('none')),
  }
}
