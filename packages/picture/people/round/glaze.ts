import { add, mix, type Path, type Point, scale } from '@toile/geometry'
import { fillOutline, type Stage } from '../../raster/stage.ts'

/** How large the layers of a glaze are, the outer one first. */
const layers = [1, 0.82, 0.64, 0.46] as const

/** Lays a small soft plane of light or shadow as thin layers over one another, each smaller: cheaper than a blur. */
export function glaze(stage: Stage, outline: Path, color: (alpha: number) => string, alpha: number): void {
  const middle = scale(
    outline.reduce((sum: Point, point) => add(sum, point), [0, 0]),
    1 / outline.length,
  )
  for (const share of layers)
    fillOutline(
      stage,
      outline.map((point) => mix(middle, point, share)),
      color(alpha / layers.length),
    )
}
