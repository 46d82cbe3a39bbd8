import type { Point } from '@toile/geometry'
import { type Box, boundsOfBoxes } from './boxes.ts'

/** A handle of a box: -1 left or top, 1 right or bottom, 0 between them. */
export interface Handle {
  across: -1 | 0 | 1
  down: -1 | 0 | 1
}

/** How a handle is dragged: with the proportions kept, about the middle, and no smaller than so many millimetres. */
export interface Manner {
  ratio: boolean
  middle: boolean
  least: number
}

/** A box whose handle was dragged by millimetres of the board; the opposite side stays where it is, also when the box is turned. */
export function resizeBox(box: Box, handle: Handle, [byX, byY]: readonly [number, number], manner: Manner): Box {
  const angle = (box.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = manner.middle ? 2 : 1
  const own: Point = [(byX * cos + byY * sin) * handle.across * reach, (byY * cos - byX * sin) * handle.down * reach]
  const [width, height] = sized(box, handle, own, manner)
  if (manner.middle)
    return { ...box, x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
  // The middle moves by half of what was gained, in the box's own turn.
  const [dx, dy] = [((width - box.width) / 2) * handle.across, ((height - box.height) / 2) * handle.down]
  const x = box.x + box.width / 2 + dx * cos - dy * sin - width / 2
  const y = box.y + box.height / 2 + dx * sin + dy * cos - height / 2
  return { ...box, x, y, width, height }
}

function sized(
  { width, height }: Box,
  { across, down }: Handle,
  [moreX, moreY]: Point,
  { ratio, least }: Manner,
): [number, number] {
  const wide = across === 0 ? width : Math.max(least, width + moreX)
  const tall = down === 0 ? height : Math.max(least, height + moreY)
  if (!ratio) return [wide, tall]
  const byWidth = wide / width
  const byHeight = tall / height
  const asked =
    across === 0 ? byHeight : down === 0 ? byWidth : Math.abs(byWidth - 1) > Math.abs(byHeight - 1) ? byWidth : byHeight
  const by = Math.max(asked, least / width, least / height)
  return [width * by, height * by]
}

/** Several boxes made larger or smaller together about a point, by one factor. */
export const scaleBoxes = (boxes: readonly Box[], by: number, [aboutX, aboutY]: readonly [number, number]): Box[] =>
  boxes.map((box) => ({
    ...box,
    x: aboutX + (box.x - aboutX) * by,
    y: aboutY + (box.y - aboutY) * by,
    width: box.width * by,
    height: box.height * by,
  }))

/** The factor and the point about which several boxes are sized when a handle of their common bounds is dragged. */
export function groupScale(
  boxes: readonly Box[],
  { across, down }: Handle,
  by: readonly [number, number],
  { middle, least }: Manner,
): { by: number; about: [number, number] } {
  const { left, right, top, bottom } = boundsOfBoxes(boxes)
  const whole: Box = { id: '', x: left, y: top, width: right - left, height: bottom - top, turn: 0 }
  const next = resizeBox(whole, { across, down }, by, { ratio: true, middle, least: 0.01 })
  const smallest = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)))
  const factor = Math.max(next.width / whole.width, least / smallest)
  const edge = (low: number, high: number, side: number) =>
    middle || side === 0 ? (low + high) / 2 : side > 0 ? low : high
  return { by: factor, about: [edge(left, right, across), edge(top, bottom, down)] }
}
