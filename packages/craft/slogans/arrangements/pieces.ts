import { type Bounds, boundsTogether, sure } from '@toile/geometry'
import type { FontId } from '../fonts.ts'
import type { ShapeId } from '../shapes/index.ts'
import type { ShapeItem, SloganItem, TextItem } from '../slogan.ts'
import type { Plan } from './arrangement.ts'

const placed = { x: 0, y: 0, angle: 0, outline: null, shadow: null, texture: null }

const smallHands = new Set<FontId>(['unifrakturcook', 'grenze-gotisch'])

/** Broken letters cannot be read in capitals: only the first letters of words stay large. */
const readable = (text: string, font: FontId): string =>
  smallHands.has(font) && text === text.toUpperCase()
    ? text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : text

/** A text in the strongest ink about the origin, its em 100 millimetres. */
export const textPiece = (plan: Plan, text: string, font: FontId, own: Partial<TextItem> = {}): TextItem => ({
  ...placed,
  kind: 'text',
  id: 'new',
  text: readable(text, font),
  font,
  weight: plan.mood.weight,
  size: 100,
  spacing: 0,
  leading: 1.1,
  align: 'centre',
  runs: 'across',
  bend: null,
  language: plan.language,
  color: sure(plan.inks[0]),
  ...own,
})

/** A shape in the strongest ink about the origin. */
export const shapePiece = (
  plan: Plan,
  shape: ShapeId,
  width: number,
  height: number,
  own: Partial<ShapeItem> = {},
): ShapeItem => ({
  ...placed,
  kind: 'shape',
  id: 'new',
  shape,
  width,
  height,
  line: null,
  color: sure(plan.inks[0]),
  ...own,
})

/** A text grown or shrunk until its ink is so wide, and not taller than given. */
export function fitted(plan: Plan, item: TextItem, width: number, tallest = Infinity): TextItem {
  const box = plan.measure.box(item)
  const by = Math.min(width / Math.max(1e-6, box.width), tallest / Math.max(1e-6, box.height))
  return { ...item, size: item.size * by }
}

/** A text grown or shrunk until its ink is so tall, and not wider than given. */
export const fittedTall = (plan: Plan, item: TextItem, height: number, widest = Infinity): TextItem =>
  fitted(plan, item, widest, height)

/** The box around things. */
export function reachOfAll(plan: Plan, items: readonly SloganItem[]): Bounds {
  return boundsTogether(items.map((item) => plan.measure.reach(item)))
}

/** A thing moved by so many millimetres. */
export const moved = <Item extends SloganItem>(item: Item, x: number, y: number): Item => ({
  ...item,
  x: item.x + x,
  y: item.y + y,
})

/** Groups of things one below the other, each group keeping its form, with gaps between their ink. */
export function stacked(plan: Plan, groups: readonly (readonly SloganItem[])[], gap: number): SloganItem[] {
  let y = 0
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group) => {
      const { top, bottom } = reachOfAll(plan, group)
      const down = y - top
      y += bottom - top + gap
      return group.map((item) => moved(item, 0, down))
    })
}

/** A small text between two bars, as wide as given. */
export function betweenBars(plan: Plan, item: TextItem, width: number, thick: number): SloganItem[] {
  const box = plan.measure.box(item)
  const bar = (width - box.width) / 2 - box.height * 0.7
  if (bar < width * 0.06) return [fitted(plan, item, width)]
  const x = width / 2 - bar / 2
  const color = item.color
  return [
    shapePiece(plan, 'rectangle', bar, thick, { x: -x, color }),
    item,
    shapePiece(plan, 'rectangle', bar, thick, { x, color }),
  ]
}

/** A text on a circle about the origin: above it, or below it with its feet outside; `reach` is the circle its feet stand on above, its heads reach below. */
export function onCircle(plan: Plan, item: TextItem, reach: number, side: 'above' | 'below', most = 170): TextItem {
  const flat = plan.measure.box(item)
  const widest = (reach * most * Math.PI) / 180
  const by = Math.min(1, widest / flat.width)
  const sized = { ...item, size: item.size * by }
  const tall = flat.height * by
  const foot = side === 'above' ? reach : reach + tall
  const degrees = (((flat.width * by) / foot) * 180) / Math.PI
  const bent: TextItem = {
    ...sized,
    bend: { kind: 'arc', by: side === 'above' ? Math.min(180, degrees) : -Math.min(180, degrees) },
  }
  const { height } = plan.measure.box(bent)
  return { ...bent, y: side === 'above' ? height / 2 - reach - tall : reach + tall - height / 2 }
}

/** One of a mood's fonts. */
export const loud = ({ mood, chance }: Plan): FontId => chance.pick(mood.loud)
const lined = new Set<FontId>(['monoton', 'bungee-shade'])

/** One of a mood's loud fonts whose letters are full, so that a rim or a gap around them stays clear. */
export const solid = ({ mood, chance }: Plan): FontId => chance.pick(mood.loud.filter((font) => !lined.has(font)))
/** One of a mood's quiet fonts. */
export const low = ({ mood, chance }: Plan): FontId => chance.pick(mood.low)
/** One of a mood's written fonts. */
export const hand = ({ mood, chance }: Plan): FontId => chance.pick(mood.hand)

/** An ink by its rank; palettes that are shorter begin again. */
export const inkAt = ({ inks }: Plan, rank: number) => sure(inks[rank % inks.length])
