import type { Box } from '../tiles/box.ts'

/** A line that something can be aligned with: at a place across the sheet (upright) or down it (level). */
export interface SnapLine {
  readonly way: 'upright' | 'level'
  readonly at: number
  /** What it belongs to; lines of the figure draw first where several are as near. */
  readonly of: 'figure' | 'sheet' | 'layer'
}

/** A line to show, from and to along itself. */
export interface Guide extends SnapLine {
  readonly from: number
  readonly to: number
}

/** The lines of a sheet, of other layers' boxes, and of the figure where there is one: edges and middles. */
export function snapLines(
  sheet: Readonly<Box>,
  layers: readonly Readonly<Box>[],
  figureCenter: number | null,
): SnapLine[] {
  const of = (box: Readonly<Box>, owner: 'sheet' | 'layer'): SnapLine[] => [
    ...[box.x0, (box.x0 + box.x1) / 2, box.x1].map((at): SnapLine => ({ way: 'upright', at, of: owner })),
    ...[box.y0, (box.y0 + box.y1) / 2, box.y1].map((at): SnapLine => ({ way: 'level', at, of: owner })),
  ]
  const figure: SnapLine[] = figureCenter === null ? [] : [{ way: 'upright', at: figureCenter, of: 'figure' }]
  return [...figure, ...of(sheet, 'sheet'), ...layers.flatMap((box) => of(box, 'layer'))]
}

/** By how much a moved box is to be moved on so that an edge or its middle lies on a line nearer than `reach`, and the lines it then lies on, long enough to join it to what it lies in line with. */
export function snapMove(
  box: Readonly<Box>,
  lines: readonly SnapLine[],
  reach: number,
  sheet: Readonly<Box>,
): { readonly x: number; readonly y: number; readonly guides: readonly Guide[] } {
  const x = nearest([box.x0, (box.x0 + box.x1) / 2, box.x1], lines, 'upright', reach)
  const y = nearest([box.y0, (box.y0 + box.y1) / 2, box.y1], lines, 'level', reach)
  const moved = { x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y }
  const guides = lines.flatMap((line): Guide[] => {
    const upright = line.way === 'upright'
    const edges = upright
      ? [moved.x0, (moved.x0 + moved.x1) / 2, moved.x1]
      : [moved.y0, (moved.y0 + moved.y1) / 2, moved.y1]
    if (!edges.some((edge) => Math.abs(edge - line.at) < 1e-6)) return []
    const [from, to] = upright
      ? [Math.min(sheet.y0, moved.y0), Math.max(sheet.y1, moved.y1)]
      : [Math.min(sheet.x0, moved.x0), Math.max(sheet.x1, moved.x1)]
    return [{ ...line, from, to }]
  })
  return { x, y, guides }
}

/** The least way from any edge to any line, the first of the list where several are as near; none where all are further than the reach. */
function nearest(edges: readonly number[], lines: readonly SnapLine[], way: SnapLine['way'], reach: number): number {
  let best = 0
  let least = reach
  for (const line of lines) {
    if (line.way !== way) continue
    for (const edge of edges) {
      const off = line.at - edge
      if (Math.abs(off) >= least - 1e-9) continue
      least = Math.abs(off)
      best = off
    }
  }
  return best
}
