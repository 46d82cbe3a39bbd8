import type { DrawnLine } from '@toile/craft/garments/piece.ts'
import { dense, type Path, type Point } from '@toile/geometry'
import type { Stage } from '../raster/stage.ts'

/** Pixels between the places of a line that are looked at. */
const step = 2

/** The parts of a piece's line that are seen: what is sewn on lies over its seams and stitches. */
export function besideLaid(stage: Stage, line: DrawnLine, isCovered: (x: number, y: number) => boolean): DrawnLine[] {
  const points = dense(line.path, step / stage.scale)
  const isSeen = (point: Point) => !isCovered(...stage.place(point))
  if (points.every(isSeen)) return [line]
  const runs: Point[][] = [[]]
  for (const point of points) {
    if (isSeen(point)) runs.at(-1)?.push(point)
    else if (runs.at(-1)?.length) runs.push([])
  }
  return runs.filter((path) => path.length > 1).map((path: Path): DrawnLine => ({ ...line, path }))
}
