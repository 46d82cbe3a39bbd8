import { type Box, boundsOfBox, boundsOfBoxes } from './boxes.ts'

/** Ways to line several things up. */
export const alignments = [
  { id: 'left', label: 'Align left edges' },
  { id: 'centre', label: 'Align centres horizontally' },
  { id: 'right', label: 'Align right edges' },
  { id: 'top', label: 'Align top edges' },
  { id: 'middle', label: 'Align centres vertically' },
  { id: 'bottom', label: 'Align bottom edges' },
] as const
export type Alignment = (typeof alignments)[number]['id']

/** Boxes lined up with their common bounds; one alone with the board. */
export function alignBoxes(boxes: readonly Box[], to: Alignment, board: { width: number; height: number }): Box[] {
  const frame =
    boxes.length === 1 ? { left: 0, top: 0, right: board.width, bottom: board.height } : boundsOfBoxes(boxes)
  return boxes.map((box) => {
    const own = boundsOfBox(box)
    const moves = {
      left: [frame.left - own.left, 0],
      centre: [(frame.left + frame.right - own.left - own.right) / 2, 0],
      right: [frame.right - own.right, 0],
      top: [0, frame.top - own.top],
      middle: [0, (frame.top + frame.bottom - own.top - own.bottom) / 2],
      bottom: [0, frame.bottom - own.bottom],
    } as const
    const [x, y] = moves[to]
    return { ...box, x: box.x + x, y: box.y + y }
  })
}

/** Boxes with the same gap between each two, the outermost where they are. */
export function distributeBoxes(boxes: readonly Box[], along: 'across' | 'down'): Box[] {
  if (boxes.length < 3) return [...boxes]
  const span = (box: Box) => {
    const { left, right, top, bottom } = boundsOfBox(box)
    return along === 'across' ? { low: left, high: right } : { low: top, high: bottom }
  }
  const sorted = boxes.toSorted((a, b) => span(a).low - span(b).low)
  const low = Math.min(...sorted.map((box) => span(box).low))
  const high = Math.max(...sorted.map((box) => span(box).high))
  const taken = sorted.reduce((sum, box) => sum + span(box).high - span(box).low, 0)
  const gap = (high - low - taken) / (sorted.length - 1)
  let at = low
  const moved = new Map<string, Box>()
  for (const box of sorted) {
    const by = at - span(box).low
    moved.set(box.id, along === 'across' ? { ...box, x: box.x + by } : { ...box, y: box.y + by })
    at += span(box).high - span(box).low + gap
  }
  return boxes.map((box) => moved.get(box.id) ?? box)
}
