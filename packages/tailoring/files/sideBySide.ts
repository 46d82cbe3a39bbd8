import type { Bounds, Point } from '@toile/geometry'

/** Moves, in millimetres, that stand boxes next to each other on one line from the origin, a gap apart. */
export function sideBySide(boxes: readonly Bounds[], gap: number): Point[] {
  let x = 0
  return boxes.map(({ left, right, top }): Point => {
    const move: Point = [x - left, 0 - top]
    x += right - left + gap
    return move
  })
}
