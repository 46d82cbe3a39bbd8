import { add, area, boundsOf, type Path, type Point, subtract, sure } from '@toile/geometry'
import type { Piece } from '../pattern/pattern.ts'
import { gridFor, type Repeat } from './grid.ts'
import { itemsOf } from './itemsOf.ts'
import { bestLay } from './bestLay.ts'
import { settle } from './settle.ts'

/** A piece on the cloth in millimetres, whose length is y: turned by so many degrees about its origin, then moved; and the line it is cut along there. */
interface Placement {
  piece: string
  mirrored: boolean
  turn: number
  move: Point
  outline: Path
}

/** The marker of a garment: the cloth it takes in millimetres, the share of it that is used, and the pieces that are wider than the cloth. */
export interface Marker {
  placements: Placement[]
  length: number
  yield: number
  tooWide: string[]
}

/** Cloth to lay pieces on: its width in millimetres, whether pieces may lie on their head, what is repeated on it, and how many lays are tried at most. */
export interface Cloth {
  width: number
  twoWay: boolean
  repeat?: Repeat
  tries?: number
}

/**
 * Lays pieces, as often as each is cut, on cloth with their grain along it, in many orders of which the shortest is kept and pushed together. The same pieces always lie alike.
 * On cloth with a repeat the origins of all pieces lie at the same place of it, so that what was drafted at one height meets at the seams.
 */
export function layMarker(pieces: readonly Piece[], { width, twoWay, repeat = {}, tries }: Cloth): Marker {
  const grid = gridFor(repeat)
  const all = pieces.flatMap((piece) => itemsOf(piece, grid))
  const items = all.filter(({ ways }) => ways[0].wide <= width)
  const tooWide = [...new Set(all.filter((item) => !items.includes(item)).map(({ piece }) => piece))]
  const lay = bestLay(items, { width, twoWay, grid, tries })
  const lying = lay.map(({ item, way, column, row }) => {
    const turned = item.ways[way]
    return { item, turned, rows: turned.fine, column, row: row * grid.finer }
  })
  const settled = settle(lying, { down: !repeat.along, left: !repeat.across })
  const placements = settled.map(({ item: { piece, mirrored }, turned, column, row }): Placement => {
    const at: Point = [column * grid.fine.across, row * grid.fine.along]
    const { turn, corner, outline } = turned
    return { piece, mirrored, turn, move: subtract(at, corner), outline: outline.map((point) => add(point, at)) }
  })
  const length = Math.max(0, ...placements.map(({ outline }) => boundsOf(outline).bottom))
  const used = placements.reduce((sum, { outline }) => sum + area(outline), 0)
  return { placements, length, yield: length > 0 ? used / (width * length) : 0, tooWide: tooWide.map((id) => sure(id)) }
}
