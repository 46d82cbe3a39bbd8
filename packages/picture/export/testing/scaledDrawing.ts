import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import type { Point } from '@toile/geometry'

/** A line drawing on another page: so many times as large, and shifted. */
export function scaledDrawing(
  drawing: LineDrawing,
  scale: number,
  [left, top]: Point,
  page: { width: number; height: number },
): LineDrawing {
  const place = ([x, y]: Point): [number, number] => [x * scale + left, y * scale + top]
  return {
    ...drawing,
    ...page,
    scale: drawing.scale === null ? null : drawing.scale / scale,
    axis: drawing.axis === null ? null : drawing.axis * scale + left,
    lines: drawing.lines.map((line) => ({
      ...line,
      nodes: line.nodes.map(({ at, before, after }) => ({ at: place(at), before: place(before), after: place(after) })),
    })),
  }
}
