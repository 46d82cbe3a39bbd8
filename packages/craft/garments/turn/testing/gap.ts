import { boundsOf, clamp, contains, type Path, type Point } from '@toile/geometry'

/** How far a place lies outside some outlines, in heads: nothing within them. */
export function gapTo(outlines: readonly Path[], point: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const outline of outlines) {
    if (least < boxGap(outline, point)) continue
    if (contains(outline, point)) return 0
    for (let i = 0; i < outline.length; i++)
      least = Math.min(least, segmentGap(outline[i], outline[(i + 1) % outline.length], point))
  }
  return least
}

const boxes = new WeakMap<Path, ReturnType<typeof boundsOf>>()

/** How far a place lies outside the box round an outline. */
export function boxGap(outline: Path, [x, y]: Point): number {
  const box = boxes.get(outline) ?? boundsOf(outline)
  boxes.set(outline, box)
  return Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom))
}

function segmentGap([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1))
  return Math.hypot(ax + dx * share - x, ay + dy * share - y)
}
