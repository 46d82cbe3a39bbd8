import { type Chance, clamp, openChance, sure } from '@toile/geometry'
import { bottomLeft } from './bottomLeft.ts'
import type { Grid } from './grid.ts'
import type { Item, Turned } from './itemsOf.ts'

/** An item in an order: upright or on its head, pushed to the left or to the right. */
interface Entry {
  item: Item
  way: 0 | 1
  right: boolean
}

/** An item where it lies, by its lower left cell. */
export interface Lain extends Entry {
  column: number
  row: number
}

interface Lay {
  entries: readonly Lain[]
  length: number
}

interface Asked {
  width: number
  twoWay: boolean
  grid: Grid
  tries: number | undefined
}

/** A worse lay is gone on from at first where it is longer by this share at most. */
const slack = 0.012

/** The shortest lay of items on cloth of a width in millimetres that so many tries find, fewer for more items; they end where no lay can be shorter. */
export function bestLay(items: readonly Item[], { width, twoWay, grid, tries }: Asked): readonly Lain[] {
  if (items.length === 0) return []
  const lay = (entries: readonly Entry[]) => laid(entries, width, grid)
  const shortest = shortestOf(items, width)
  let best = sure(
    firstOrders(items, twoWay)
      .map(lay)
      .toSorted((a, b) => a.length - b.length)[0],
  )
  let now = best
  const chance = openChance(items.length)
  const most = items.length > 1 ? (tries ?? clamp(Math.round(3000 / items.length), 60, 400)) : 0
  for (let i = 0; i < most && best.length > shortest + 1e-6; i++) {
    const next = lay(changed(now.entries, chance, twoWay))
    if (next.length <= now.length * (1 + slack * (1 - i / most))) now = next
    if (next.length < best.length) best = next
  }
  return best.entries
}

/** No lay is shorter than the longest item, nor than what all of them cover. */
function shortestOf(items: readonly Item[], width: number): number {
  const covered = items.reduce((sum, { ways }) => sum + ways[0].area, 0)
  return Math.max(covered / width, ...items.map(({ ways }) => ways[0].high))
}

/** Orders from the largest: by area, by length and by width; and where it is allowed, every other one on its head. */
function firstOrders(items: readonly Item[], twoWay: boolean): Entry[][] {
  const sizes: ((way: Turned) => number)[] = [({ area }) => area, ({ high }) => high, ({ wide }) => wide]
  const sorted = sizes.map((sizeOf) => items.toSorted((a, b) => sizeOf(b.ways[0]) - sizeOf(a.ways[0])))
  const entries = (order: readonly Item[], headOver: boolean) =>
    order.map((item, i): Entry => ({ item, way: headOver && i % 2 ? 1 : 0, right: false }))
  return sorted.flatMap((order) => (twoWay ? [entries(order, false), entries(order, true)] : [entries(order, false)]))
}

/** An order with two places changed or one moved, and at times one item on its other end or pushed to the other side. */
function changed(entries: readonly Entry[], chance: Chance, twoWay: boolean): Entry[] {
  const order = entries.map(({ item, way, right }): Entry => ({ item, way, right }))
  const any = () => chance.whole(0, order.length - 1)
  const [a, b] = [any(), any()]
  if (chance.happens(0.5)) {
    const [moved, other] = [sure(order[a]), sure(order[b])]
    order[a] = other
    order[b] = moved
  } else order.splice(b, 0, ...order.splice(a, 1))
  if (twoWay && chance.happens(0.4)) {
    const turned = sure(order[any()])
    turned.way = turned.way ? 0 : 1
  }
  if (chance.happens(0.2)) {
    const pushed = sure(order[any()])
    pushed.right = !pushed.right
  }
  return order
}

function laid(entries: readonly Entry[], width: number, { cell }: Grid): Lay {
  const things = entries.map(({ item, way, right }) => ({ way: item.ways[way], right }))
  const places = bottomLeft(things, Math.floor(width / cell.across + 1e-9))
  const lain = entries.map((entry, i): Lain => ({ ...entry, ...sure(places[i]) }))
  const length = Math.max(...lain.map(({ item, way, row }) => row * cell.along + topOf(item.ways[way])))
  return { entries: lain, length }
}

/** How far an item reaches from the first of its cells. */
const topOf = ({ outline }: Turned) => outline.reduce((most, [, y]) => Math.max(most, y), 0)
