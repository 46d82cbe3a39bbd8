import { angleOf, cosine, sine } from '@toile/geometry'
import type { Matrix } from '../document/matrix.ts'
import { about, after, carried, type Place, scaling } from '../warping/matrices.ts'

const step = 0.2617993877991494

/** The map turned about a middle as the hand goes round it from one place to another; with Shift in steps of 15 degrees. */
export function turned(matrix: Matrix, middle: Place, from: Place, to: Place, inSteps: boolean): Matrix {
  const way = angleOf(to[0] - middle[0], to[1] - middle[1]) - angleOf(from[0] - middle[0], from[1] - middle[1])
  const angle = inSteps ? Math.round(way / step) * step : way
  const [c, s] = [cosine(angle), sine(angle)]
  return after(about(middle, [c, -s, 0, s, c, 0, 0, 0, 1]), matrix)
}

/** The map followed by a flip about the middle of what it shows. */
export function flipped(matrix: Matrix, middle: Place, way: 'across' | 'down'): Matrix {
  const at = carried(matrix, middle) ?? middle
  return after(about(at, way === 'across' ? scaling(-1, 1) : scaling(1, -1)), matrix)
}
