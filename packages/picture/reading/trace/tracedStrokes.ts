import { lengths, type Path, type Point } from '@toile/geometry'
import { erode } from '../../kernels/distance.ts'
import { maskOf } from '../../kernels/plane.ts'
import { thinned } from '../../kernels/thinned.ts'
import type { TracedPiece } from './traced.ts'

/** Darkness from which a pixel belongs to a line, 0..255. */
const drawn = 80
/** How much of the longer side lies between the outline and the first line that is not the outline itself. */
const rim = 0.009
/** Shorter strokes are specks, in pixels. */
const shortest = 6

/** The drawing's own inner lines as strokes through their middle, in pixels of the mask; the outline itself is left out. */
export function tracedStrokes(traced: TracedPiece): Path[] {
  const { width, height, mask, lines } = traced
  const cloth = maskOf(traced, (i) => mask[i] >= 128)
  const inner = erode(cloth, Math.max(2, Math.round(rim * Math.max(width, height))))
  const { values } = thinned(maskOf(traced, (i) => lines[i] >= drawn && Boolean(inner.values[i])))
  const open = new Set<number>()
  values.forEach((on, i) => on && open.add(i))
  const near = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
  const nextOf = (i: number) => near.map((step) => i + step).filter((j) => open.has(j))
  const ends = [...open].filter((i) => nextOf(i).length === 1)
  const strokes: Path[] = []
  for (const start of [...ends, ...open]) {
    if (!open.has(start)) continue
    const path: Point[] = []
    for (let at: number | undefined = start; at !== undefined; at = nextOf(at)[0]) {
      open.delete(at)
      path.push([(at % width) + 0.5, Math.floor(at / width) + 0.5])
    }
    if ((lengths(path).at(-1) ?? 0) >= shortest) strokes.push(smoothed(path))
  }
  return strokes
}

/** Steps from pixel to pixel made even. */
const smoothed = (path: readonly Point[]): Path =>
  path.map((p, i): Point => {
    const run = path.slice(Math.max(0, i - 2), i + 3)
    if (i === 0 || i === path.length - 1) return p
    return [run.reduce((sum, [x]) => sum + x, 0) / run.length, run.reduce((sum, [, y]) => sum + y, 0) / run.length]
  })
