import { area, crossing, type Path, type Point } from '@toile/geometry'

/** How much of an outline one loop may take, as a share of its points. */
const most = 0.4

/** A closed outline without the loops that cloth makes where it crosses itself inside a bent elbow: what runs the other way round than the outline itself would be a hole in the cloth. */
export function unlooped(outline: Path): Path {
  const isClockwise = area(outline) > 0
  return cut(outline, true, (loop) => area(loop) > 0 !== isClockwise)
}

/** A line without its loops. */
export const unloopedLine = (line: Path): Path => cut(line, false, () => true)

/** Cuts every short loop that is not wanted, and joins the line where it crossed itself. */
function cut(path: Path, isClosed: boolean, isLoop: (loop: Path) => boolean): Path {
  let kept: Path = path
  for (let i = 0; i + 2 < kept.length; i++) {
    const found = loopAt(kept, i, isClosed, isLoop)
    if (found) kept = [...kept.slice(0, i + 1), found.at, ...kept.slice(found.end + 1)]
  }
  return kept
}

/** The longest loop that begins between a point and the next one: where it closes, and after which point. */
function loopAt(path: Path, i: number, isClosed: boolean, isLoop: (loop: Path) => boolean) {
  const [a, b] = [path[i], path[i + 1]]
  const [left, right] = a[0] < b[0] ? [a[0], b[0]] : [b[0], a[0]]
  const last = Math.min(path.length - (isClosed ? 1 : 2), i + Math.floor(path.length * most))
  let found: { at: Point; end: number } | null = null
  for (let end = i + 2; end <= last; end++) {
    const [c, d] = [path[end], path[(end + 1) % path.length]]
    if ((c[0] < left && d[0] < left) || (c[0] > right && d[0] > right)) continue
    const at = crossing(a, b, c, d)
    if (at && isLoop([at, ...path.slice(i + 1, end + 1)])) found = { at, end }
  }
  return found
}
