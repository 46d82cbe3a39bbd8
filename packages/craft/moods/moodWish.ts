import { type Color, fromHex } from '../colors/color.ts'
import { type FabricId, fabrics } from '../fabrics/index.ts'
import { findGarment } from '../garments/index.ts'
import { concepts, labelOf } from '../words/concepts.ts'
import type { Wish } from '../words/wish.ts'
import type { Leaning } from './moodLeaning.ts'
import { leanings } from './leanings.ts'

/** A colour that was named, and the vocabulary's id for it. */
interface NamedWish {
  id: string
  color: Color
}

/** What words ask of a moodboard: -1..1 cold to warm, dark to light, quiet to strong, and what is to be seen, the more often asked for the heavier. */
export interface MoodWish {
  warm: number
  light: number
  strong: number
  named: readonly NamedWish[]
  refused: readonly Color[]
  /** Vocabulary ids of what was asked for, and of what is not wanted. */
  words: readonly string[]
  unwanted: ReadonlySet<string>
  weights: Readonly<Record<'fabrics' | 'scenes' | 'stills' | 'garments' | 'templates', ReadonlyMap<string, number>>>
  /** Who it is for, where a man or child was named. */
  person: string
}

/** Words of garments that name no cut of the catalogue by themselves. */
const cuts: Readonly<Record<string, string>> = {
  dress: 'fitAndFlareDress',
  skirt: 'aLineSkirt',
  top: 'camisole',
  tshirt: 'tShirt',
  jacket: 'blazer',
  vest: 'waistcoat',
  knitwear: 'sweater',
  outerwear: 'coat',
  suit: 'blazer',
  evening_gown: 'columnGown',
  wedding_dress: 'ballGown',
  sundress: 'slipDress',
  aline_skirt: 'aLineSkirt',
  kimono: 'kimonoJacket',
  bermuda: 'bermudas',
  cargo: 'cargoTrousers',
}
const cloths: Readonly<Record<string, string>> = {
  satin: 'silk',
  poplin: 'cotton',
  voile: 'organza',
  georgette: 'chiffon',
  bouclé: 'boucle',
  faux_fur: 'fur',
  shearling: 'fur',
  faux_leather: 'leather',
  brocade: 'jacquard',
  mesh: 'tulle',
  merino: 'knit',
  mohair: 'boucle',
  flannel: 'wool',
  crochet: 'cableKnit',
  vinyl: 'leather',
}
const wearers: Readonly<Record<string, string>> = { man: 'anders', boy: 'leo', girl: 'ella', child: 'ella' }

const camel = (id: string) => id.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The cut of the catalogue that a word of the vocabulary names, if any. */
const cutOf = (id: string): string | null => findGarment(cuts[id] ?? camel(id))?.id ?? null
const clothOf = (id: string): FabricId | null => {
  const wanted = cloths[id] ?? camel(id)
  return fabrics.find((fabric) => fabric.id === wanted)?.id ?? null
}

/** The weight of a thing that was named outright; a mood suggests with 2 at most. */
export const outright = 6

/** Reads wishes as a stylist would (requirements S5.14, S9.04). */
export function moodWish(wishes: readonly Wish[]): MoodWish {
  const held = wishes.filter(({ overruled }) => !overruled)
  const wanted = held.filter(({ not }) => !not)
  const colors = (from: readonly Wish[]) =>
    from.flatMap(({ id }) => {
      const color = fromHex(concepts.get(id)?.color ?? '')
      return color ? [{ id, color }] : []
    })
  const weights = {
    fabrics: new Map(),
    scenes: new Map(),
    stills: new Map(),
    garments: new Map(),
    templates: new Map(),
  }
  const add = (to: Map<string, number>, id: string | null, by: number) => id && to.set(id, (to.get(id) ?? 0) + by)
  const sums = { warm: 0, light: 0, strong: 0 }
  for (const { id } of held.filter(({ not }) => !not)) {
    const leaning: Leaning = leanings[id] ?? {}
    for (const key of ['warm', 'light', 'strong'] as const) sums[key] += leaning[key] ?? 0
    for (const key of ['fabrics', 'scenes', 'stills', 'garments', 'templates'] as const)
      leaning[key]?.forEach((one, i) => add(weights[key], one, 2 - i * 0.2))
    add(weights.garments, cutOf(id), outright)
    add(weights.fabrics, clothOf(id), outright)
  }
  const away = held.filter(({ not }) => not)
  for (const { id } of away) {
    for (const key of ['warm', 'light', 'strong'] as const) sums[key] -= 0.6 * (leanings[id]?.[key] ?? 0)
    add(weights.garments, cutOf(id), -9)
    add(weights.fabrics, clothOf(id), -9)
  }
  const within = (value: number) => Math.max(-1, Math.min(1, value))
  return {
    warm: within(sums.warm),
    light: within(sums.light),
    strong: within(sums.strong),
    named: colors(wanted),
    refused: colors(away).map(({ color }) => color),
    words: [...new Set(wanted.map(({ id }) => id))],
    unwanted: new Set(away.map(({ id }) => id)),
    weights,
    person: wanted.map(({ id }) => wearers[id]).find(Boolean) ?? 'ines',
  }
}

/** What a board is called: its first words as people of a language say them. */
export const sayWords = ({ words }: Pick<MoodWish, 'words'>, language: Parameters<typeof labelOf>[1]): string =>
  words
    .filter((id) => concepts.has(id))
    .slice(0, 3)
    .map((id) => labelOf(id, language))
    .join(', ')
