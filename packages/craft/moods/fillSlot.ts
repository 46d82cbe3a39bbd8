import type { Chance } from '@toile/geometry'
import { sure, sureFirst } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { type Color, lightnessChromaHue } from '../colors/color.ts'
import { mixColors } from '../colors/mixColors.ts'
import { fabrics } from '../fabrics/index.ts'
import { findGarment, garments } from '../garments/index.ts'
import type { PrintProposal } from '../prints/compose/composePrints.ts'
import { findPrint } from '../prints/index.ts'
import { tileSize } from '../prints/tileSize.ts'
import { type DrapeId, scenes, stills } from './materials.ts'
import { colorNames } from './moodColors.ts'
import { type MoodWish, outright } from './moodWish.ts'
import type { Plate } from './plate.ts'
import type { Slot } from './templates/boardTemplate.ts'

/** What the plates of one board are chosen from; what was taken comes last again. */
export interface Store {
  wish: MoodWish
  colors: readonly Color[]
  language: LanguageId
  prints: readonly PrintProposal[]
  /** Ids that stand on the board already. */
  used: Set<string>
  /** How often an id stands on the boards made before. */
  seen: Map<string, number>
  chance: Chance
  paper: Color
}

/** The plate for a place of a template (requirement S5.14). */
export function fillSlot(slot: Slot, store: Store): Plate {
  const { x, y, width, height, turn = 0, edge = 'cut', fix = 'none' } = slot
  const placed = { x, y, width, height, turn, edge, fix, seed: store.chance.whole(1, 0xffffff) }
  switch (slot.holds) {
    case 'texture':
      return { ...placed, kind: 'texture', ...clothOf(store) }
    case 'print':
      return { ...placed, kind: 'print', ...printOf(store, width) }
    case 'palette':
      return {
        ...placed,
        kind: 'palette',
        manner: slot.palette ?? 'chips',
        language: store.language,
        colors: colorNames(store.colors, store.wish, store.language),
      }
    case 'silhouette':
      return { ...placed, kind: 'silhouette', ...garmentOf(slot, store) }
    case 'light':
      return {
        ...placed,
        kind: 'light',
        scene: chosen(
          'scenes',
          scenes.map(({ id }) => id).filter((id) => id !== 'pool' || store.colors.some(isWatery)),
          store,
        ),
        colors: sceneColors(store),
      }
    case 'still':
      return {
        ...placed,
        kind: 'still',
        still: chosen(
          'stills',
          stills.map(({ id }) => id),
          store,
        ),
        colors: sceneColors(store),
      }
  }
}

/** Whether a colour can be that of water. */
function isWatery(color: Color): boolean {
  const { chroma, hue } = lightnessChromaHue(color)
  return chroma > 0.035 && hue > 160 && hue < 275
}

/** The likeliest of some ids that is not on the board yet. */
function chosen<Id extends string>(
  of: keyof MoodWish['weights'],
  ids: readonly Id[],
  { wish, used, seen, chance }: Store,
): Id {
  const weights = wish.weights[of]
  const open = ids.filter((id) => !used.has(id))
  const from = open.length ? open : ids
  // What was named outright comes before what a mood suggests.
  const named = from.filter((id) => (weights.get(id) ?? 0) >= outright)
  const suited = named.length > 0 ? named : from.filter((id) => (weights.get(id) ?? 0) > 0)
  const id = suited.length
    ? chance.weighted(
        suited.map((one) => [one, (weights.get(one) ?? 0) ** 2 / (1 + 4 * (seen.get(one) ?? 0))] as const),
      )
    : chance.pick(from.filter((one) => (weights.get(one) ?? 0) >= 0))
  used.add(id)
  seen.set(id, (seen.get(id) ?? 0) + 1)
  return id
}

const quiet = ['linen', 'cotton', 'wool', 'silk', 'knit', 'velvet', 'chiffon', 'crepe', 'tweed', 'denim']

function clothOf(store: Store): { fabric: string; color: Color; drape: DrapeId } {
  const asked = [...store.wish.weights.fabrics].some(([, weight]) => weight > 0)
  const ids = fabrics.map(({ id }) => id).filter((id) => asked || quiet.includes(id))
  const id = chosen('fabrics', ids, store)
  const color = nextColor(store, 'cloth')
  return { fabric: id, color, drape: drapeFor(id, store) }
}

/** How a cloth shows itself best: fluid cloth falls or swirls, knits and tweeds lie flat, dry ones crease. */
function drapeFor(id: string, { chance }: Store): DrapeId {
  const fabric = fabrics.find((one) => one.id === id) ?? sureFirst(fabrics)
  if (['linen', 'nylon', 'leather'].includes(id))
    return chance.weighted([
      ['crumple', 2],
      ['folds', 2],
      ['stack', 1],
    ] as const)
  if (['cableKnit', 'tweed', 'boucle', 'lace', 'fur', 'seersucker', 'jacquard'].includes(id))
    return chance.weighted([
      ['flat', 3],
      ['folds', 1],
    ] as const)
  if (fabric.shine > 0.3)
    return chance.weighted([
      ['swirl', 3],
      ['gather', 1],
      ['folds', 1],
    ] as const)
  if (fabric.stiffness < 0.3)
    return chance.weighted([
      ['folds', 3],
      ['gather', 2],
      ['swirl', 1],
    ] as const)
  return chance.weighted([
    ['folds', 3],
    ['stack', 2],
    ['flat', 1],
  ] as const)
}

function printOf({ prints, used, chance }: Store, width: number) {
  const open = prints.filter(
    ({ document }) => document.source.kind === 'construction' && !used.has(document.source.print),
  )
  const { document } = open[0] ?? sure(prints[0])
  const { source, repeat } = document
  if (source.kind !== 'construction') throw new Error('A composed print is always a construction.')
  used.add(source.print)
  const print = findPrint(source.print)
  const tile = print ? tileSize(print, repeat).width : 100
  return {
    source,
    repeat,
    tile,
    across: Math.round(Math.max(width * 1.1, Math.min(width * 2.2, tile * chance.between(1, 1.5)))),
  }
}

function garmentOf(slot: Slot, store: Store) {
  const { wish, colors, paper } = store
  const asked = [...wish.weights.garments].some(([, weight]) => weight > 0)
  const ordinary = ['trench', 'slipDress', 'wideTrousers', 'shirtDress', 'blazer', 'aLineSkirt', 'blouse']
  const ids = garments.map(({ id }) => id).filter((id) => asked || ordinary.includes(id))
  const tall = slot.height > slot.width * 1.25
  const fitting = tall ? ids.filter((id) => (findGarment(id)?.character.length ?? 1) > 0.3) : ids
  const garment = chosen('garments', fitting.length ? fitting : ids, store)
  const cloths = findGarment(garment)?.character.fabrics ?? ['cotton']
  const fabric = cloths.find((id) => (wish.weights.fabrics.get(id) ?? 0) > 0) ?? sureFirst(cloths)
  const manner = slot.garment ?? 'flat'
  const color = nextColor(store, 'garment')
  const pale = sure(colors.at(-1))
  const sheet =
    manner === 'shape'
      ? mixColors(pale, paper, 0.3)
      : mixColors(pale, { r: 255, g: 255, b: 255 }, manner === 'flat' ? 0.2 : 0.35)
  return { garment, person: wish.person, fabric, manner, color, ground: slot.free ? null : rounded(sheet) }
}

/** Colours take turns, so that each is seen; cloth and garments begin at different ones. */
function nextColor({ colors, used }: Store, of: 'cloth' | 'garment'): Color {
  const key = (i: number) => `${of} ${i}`
  const order = of === 'cloth' ? [1, 0, 4, 2, 3, 5] : [0, 2, 1, 3, 4, 5]
  const open = order.filter((i) => i < colors.length && !used.has(key(i)))
  const at = open[0] ?? 0
  used.add(key(at))
  return colors[at] ?? sure(colors[0])
}

function sceneColors({ colors }: Store): Color[] {
  const light = colors.findLast((color) => lightnessChromaHue(color).lightness > 0.8)
  const all = [...colors.slice(0, 5), light ?? sure(colors.at(-1))]
  return new Set(all).size >= 3 ? [...new Set(all)] : [sure(colors[0]), sure(colors[0]), sure(colors[0])]
}

const rounded = ({ r, g, b }: Color): Color => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })
