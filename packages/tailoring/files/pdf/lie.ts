import { add, type Point, rotate } from '@toile/geometry'

/** How a piece lies on paper or cloth: turned by so many degrees about its origin, then moved, in millimetres. */
export interface Lie {
  turn: number
  move: Point
}

/** A place of a piece as it lies. */
export const placed = (point: Point, { turn, move }: Lie): Point => add(rotate(point, (turn * Math.PI) / 180), move)
