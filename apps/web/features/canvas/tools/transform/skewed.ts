import type { Matrix } from '@toile/canvas/document/matrix.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import type { Handle } from '@toile/canvas/transforming/dragHandle.ts'
import { after, carried, inverse, type Place } from '@toile/canvas/warping/matrices.ts'

/** The map with the side of a handle pushed along itself to a place of the sheet; the opposite side stays. */
export function skewed(box: Readonly<Box>, matrix: Matrix, [across, down]: Handle, to: Place): Matrix {
  const back = inverse(matrix)
  const inside = back && carried(back, to)
  if (!inside) return matrix
  const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0]
  const held: Place = [box.x0 + wide * across, box.y0 + tall * down]
  if (across === 0.5) {
    const still = box.y0 + tall * (1 - down)
    const lean = (inside[0] - held[0]) / (held[1] - still)
    return after(matrix, [1, lean, -lean * still, 0, 1, 0, 0, 0, 1])
  }
  const still = box.x0 + wide * (1 - across)
  const lean = (inside[1] - held[1]) / (held[0] - still)
  return after(matrix, [1, 0, 0, lean, 1, -lean * still, 0, 0, 1])
}
