import { type Bounds, boundsOf, boundsTogether, type Point, rotate } from '@toile/geometry'
import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import type { DrawnSize } from '../drafting/patternOrders.ts'
import { layOut } from './layOut.ts'

/** Where a piece lies: its origin in millimetres, y down, turned by degrees counter-clockwise as it is seen. */
export interface Place {
  at: Point
  turn: number
}

/** The places of all pieces, the box of each where it lies in all its sizes, and the one around them all. */
export interface Places {
  places: ReadonlyMap<string, Place>
  boxes: ReadonlyMap<string, Bounds>
  box: Bounds
}

/** Room round what was laid by hand, in millimetres; below, for its name. */
const room = { side: 30, below: 90 }

/** Lays pieces where the pattern has them, and in rows those that nobody moved. */
export function placesOf(sizes: readonly DrawnSize[], table: PatternDocument['table']): Places {
  const laid = layOut(sizes)
  const places = new Map<string, Place>()
  const boxes = new Map<string, Bounds>()
  for (const [id, move] of laid.moves) {
    const own = table.find((one) => one.id === id)
    const place: Place = own ? { at: [own.x, -own.y], turn: own.turn } : { at: move, turn: 0 }
    const bounds = laid.boxes.get(id)
    places.set(id, place)
    if (bounds) boxes.set(id, boxAt(bounds, place))
  }
  const moved = [...boxes].filter(([id]) => table.some((one) => one.id === id)).map(([, bounds]) => bounds)
  const around = moved.map(({ left, top, right, bottom }) => ({
    left: left - room.side,
    top: top - room.side,
    right: right + room.side,
    bottom: bottom + room.below,
  }))
  return { places, boxes, box: boundsTogether([laid.box, ...around]) }
}

/** The box around a box that is moved and turned. */
function boxAt({ left, top, right, bottom }: Bounds, { at, turn }: Place): Bounds {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return boundsOf(
    corners.map((corner): Point => {
      const [x, y] = rotate(corner, (-turn * Math.PI) / 180)
      return [x + at[0], y + at[1]]
    }),
  )
}

/** A way on the table, y down, as it is in a piece that lies turned, y up. */
export function wayInPiece([x, y]: Point, { turn }: Pick<Place, 'turn'>): Point {
  const [right, down] = rotate([x, y], (turn * Math.PI) / 180)
  return [right, 0 - down]
}
