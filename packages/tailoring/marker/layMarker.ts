import {
  add,
  area,
  boundsOf,
  type Chance,
  openChance,
  type Path,
  type Point,
  rotate,
  subtract,
  sure,
} from '@toile/geometry'
import { cutCounts } from '../pattern/cutCounts.ts'
import { cutLine } from '../pattern/cutLine.ts'
import { mirroredPiece } from '../pattern/mirroredPiece.ts'
import type { Piece } from '../pattern/pattern.ts'
import { bottomLeft, type Laid } from './bottomLeft.ts'
import { cell, rowsOf } from './rowsOf.ts'

/** A piece on the cloth in millimetres, whose length is y: turned by so many degrees about its origin, then moved; and the line it is cut along there. */
interface Placement {
  piece: string
  mirrored: boolean
  turn: number
  move: Point
  outline: Path
}

/** The marker of a garment: the cloth it takes in millimetres, the share of it that is used, and the pieces that are wider than the cloth. */
interface Marker {
  placements: Placement[]
  length: number
  yield: number
  tooWide: string[]
}

/** A piece one way up, with its lower left bounds at nought. */
interface Turned extends Laid {
  turn: number
  outline: Path
  corner: Point
}

/** A piece to be laid, upright and on its head. */
interface Item {
  piece: string
  mirrored: boolean
  ways: readonly [Turned, Turned]
}

/** Items in an order, each upright or on its head. */
type Order = readonly { item: Item; way: 0 | 1 }[]

/** Orders that are tried besides those by size. */
const tries = 20

/** Lays pieces, as often as each is cut, on cloth of a width in millimetres with their grain along it; two-way cloth allows them on their head as well. The same pieces always lie alike. */
export function layMarker(pieces: readonly Piece[], { width, twoWay }: { width: number; twoWay: boolean }): Marker {
  const all = pieces.flatMap(itemsOf)
  const items = all.filter(({ ways }) => ways[0].width <= width)
  const tooWide = [...new Set(all.filter((item) => !items.includes(item)).map(({ piece }) => piece))]
  let best = bestOf(firstOrders(items, twoWay).map((order) => laid(order, width)))
  const chance = openChance(items.length)
  for (let i = 0; i < tries && items.length > 1; i++) {
    best = bestOf([best, laid(changed(best.order, chance, twoWay), width)])
  }
  const { placements, length } = best
  const used = placements.reduce((sum, { outline }) => sum + area(outline), 0)
  return { placements, length, yield: length > 0 ? used / (width * length) : 0, tooWide }
}

function itemsOf(piece: Piece): Item[] {
  const { drawn, mirrored } = cutCounts(piece)
  const many = (count: number, of: Piece, isMirrored: boolean): Item[] => {
    if (!count) return []
    const cut = cutLine(of)
    const upright = 90 - of.grain.degrees
    const item: Item = { piece: of.id, mirrored: isMirrored, ways: [turned(cut, upright), turned(cut, upright + 180)] }
    return Array.from({ length: count }, () => item)
  }
  return [...many(drawn, piece, false), ...many(mirrored, mirroredPiece(piece), true)]
}

function turned(cut: Path, turn: number): Turned {
  const outline = cut.map((point) => rotate(point, (turn * Math.PI) / 180))
  const { left, right, top } = boundsOf(outline)
  const corner: Point = [left, top]
  const settled = outline.map((point) => subtract(point, corner))
  return { turn, outline: settled, corner, width: right - left, rows: rowsOf(settled) }
}

/** Orders from the largest: by area, by length and by width; and where it is allowed, every other one on its head. */
function firstOrders(items: readonly Item[], twoWay: boolean): Order[] {
  const sizes: ((way: Turned) => number)[] = [
    ({ outline }) => area(outline),
    ({ rows }) => rows.length,
    ({ width }) => width,
  ]
  const sorted = sizes.map((sizeOf) => items.toSorted((a, b) => sizeOf(b.ways[0]) - sizeOf(a.ways[0])))
  const upright = sorted.map((order) => order.map((item) => ({ item, way: 0 as const })))
  const alternating = sorted.map((order) =>
    order.map((item, i) => ({ item, way: i % 2 ? (1 as const) : (0 as const) })),
  )
  return twoWay ? [...upright, ...alternating] : upright
}

/** An order with two places changed, and one item on its other end where that is allowed. */
function changed(order: Order, chance: Chance, twoWay: boolean): Order {
  const last = order.length - 1
  const [a, b, flipped] = [chance.whole(0, last), chance.whole(0, last), chance.whole(0, last)]
  const swapped = order.map((entry, i) => (i === a ? sure(order[b]) : i === b ? sure(order[a]) : entry))
  return twoWay ? swapped.map(({ item, way }, i) => ({ item, way: (i === flipped) === (way === 0) ? 1 : 0 })) : swapped
}

interface Try {
  order: Order
  placements: Placement[]
  length: number
}

function laid(order: Order, width: number): Try {
  const ways = order.map(({ item, way }) => item.ways[way])
  const places = bottomLeft(ways, width)
  const placements = order.map(({ item: { piece, mirrored } }, i): Placement => {
    const { turn, corner, outline } = sure(ways[i])
    const { column, row } = sure(places[i])
    const at: Point = [column * cell, row * cell]
    return { piece, mirrored, turn, move: subtract(at, corner), outline: outline.map((point) => add(point, at)) }
  })
  const length = Math.max(0, ...placements.map(({ outline }) => boundsOf(outline).bottom))
  return { order, placements, length }
}

const bestOf = (all: readonly Try[]): Try => sure(all.toSorted((a, b) => a.length - b.length)[0])
