import { type Bounds, boundsTogether } from '@toile/geometry'
import { formatOf } from '../../boardFormats.ts'
import type { Place, Sheet } from '../../boardLayout.ts'

/** A place in millimetres of its board: the upper left corner and size before it is turned, and degrees about its middle. */
export interface Box {
  id: string
  x: number
  y: number
  width: number
  height: number
  turn: number
}

/** A place of a sheet in millimetres. */
export function boxOf({ id, x, y, width, height, turn = 0 }: Place, sheet: Pick<Sheet, 'format'>): Box {
  const board = formatOf(sheet.format)
  return {
    id,
    x: x * board.width,
    y: y * board.height,
    width: width * board.width,
    height: height * board.height,
    turn,
  }
}

/** A box as shares of its board. */
export function placeOf(
  { id, x, y, width, height, turn }: Box,
  sheet: Pick<Sheet, 'format'>,
): Omit<Place, 'thing'> & { turn: number } {
  const board = formatOf(sheet.format)
  return {
    id,
    x: x / board.width,
    y: y / board.height,
    width: width / board.width,
    height: height / board.height,
    turn,
  }
}

/** Degrees between -180 and 180. */
export const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The upright bounds of a turned box, millimetres. */
export function boundsOfBox({ x, y, width, height, turn }: Omit<Box, 'id'>): Bounds {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, tall] = [width * cos + height * sin, width * sin + height * cos]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return { left: middleX - wide / 2, right: middleX + wide / 2, top: middleY - tall / 2, bottom: middleY + tall / 2 }
}

/** The upright bounds of several boxes together. */
export function boundsOfBoxes(boxes: readonly Box[]): Bounds {
  return boundsTogether(boxes.map(boundsOfBox))
}

/** Whether a box and an upright frame touch: what a marquee takes. */
export function touches(box: Box, frame: Bounds): boolean {
  const own = boundsOfBox(box)
  return own.left < frame.right && own.right > frame.left && own.top < frame.bottom && own.bottom > frame.top
}
