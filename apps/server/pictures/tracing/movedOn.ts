import type { Point } from '@toile/geometry'
import type { AnchorName } from '@toile/picture/reading/trace/anchor.ts'
import type { TracedPiece } from '@toile/picture/reading/trace/traced.ts'

/** The anchors that a person moved, kept on the piece's sheet. */
export function movedOn({ width, height }: TracedPiece, anchors: Readonly<Record<string, Point>> = {}) {
  const kept = ([x, y]: Point): Point => [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]
  return Object.fromEntries(Object.entries(anchors).map(([name, at]) => [name, kept(at)])) as Partial<
    Record<AnchorName, Point>
  >
}
