import { dense, type Path, type Point } from '@toile/geometry'
import type { Geometry } from '../raster/geometry.ts'
import type { Stage } from '../raster/stage.ts'

/** The parts of a line that lie on a piece where it is seen: what is sewn at the far side of a fold is not. */
export function seenRuns(
  { width, height, material, materials }: Geometry,
  { place }: Stage,
  path: Path,
  piece: string,
): Path[] {
  const runs: Point[][] = []
  let run: Point[] = []
  for (const point of dense(path, 0.012)) {
    const [x, y] = place(point)
    const [column, row] = [Math.round(x), Math.round(y)]
    const inside = column >= 0 && row >= 0 && column < width && row < height
    const at = inside ? (material[row * width + column] ?? 0) : 0
    if (at && materials[at - 1]?.of?.piece === piece) run.push(point)
    else if (run.length) {
      runs.push(run)
      run = []
    }
  }
  return [...runs, run].filter(({ length }) => length > 1)
}
