interface Box {
  left: number
  top: number
  width: number
}

/** Where an arrow key leads from one card of a wrapped grid; nothing when the key means something else or there is no card there. */
export function stepIn(key: string, at: number, boxes: readonly Box[]): number | null {
  const from = boxes[at]
  if (!from) return null
  if (key === 'Home') return 0
  if (key === 'End') return boxes.length - 1
  if (key === 'ArrowRight') return at + 1 < boxes.length ? at + 1 : null
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : null
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const down = key === 'ArrowDown'
  const rows = boxes.map(({ top }) => top).filter((top) => (down ? top > from.top + 1 : top < from.top - 1))
  if (rows.length === 0) return null
  const row = down ? Math.min(...rows) : Math.max(...rows)
  const inRow = boxes.map((box, i) => ({ i, off: Math.abs(box.left - from.left), top: box.top }))
  return inRow.filter(({ top }) => Math.abs(top - row) < 1).reduce((best, one) => (one.off < best.off ? one : best)).i
}
