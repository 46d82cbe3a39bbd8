import type { Path } from '@toile/geometry'
import type { Surface } from '../surface.ts'
import { blur, radiusFor } from './blur.ts'
import { openGrid } from './grid.ts'
import { maskOf } from './mask.ts'
import { scaledUp } from './scaledUp.ts'
import type { Region, Stage } from './stage.ts'

/** From how soft on an edge in pixels what moves is blurred in coarser cells, and how many of them it is soft. */
const [coarse, cells] = [2, 2]

/** Whether what is so soft is blurred in coarser cells. */
export const isSoftSoon = ({ moves }: Stage, deviation: number): boolean => moves !== undefined && deviation > coarse

/** The coverage of outlines, blurred in coarser cells, as the opacity of a black layer: for what moves. */
export function softSoon(stage: Stage, region: Region, outlines: readonly Path[], deviation: number): Surface {
  const step = Math.min(8, Math.floor(deviation / cells) + 1)
  const grid = openGrid(region.width, region.height, step)
  const mask = maskOf(stage, region, outlines)
  for (let y = 0; y < mask.height; y++) {
    const row = (Math.floor(y / step) + 1) * grid.columns + 1
    const last = mask.last[y]!
    for (let x = mask.first[y]!, i = y * mask.width + x; x <= last; x++, i++)
      grid.cells[row + ((x / step) | 0)]! += mask.alpha[i]! / (step * step)
  }
  blur(grid.cells, grid.columns, grid.rows, radiusFor(deviation / step))
  return scaledUp(stage.host, grid, { r: 0, g: 0, b: 0 }, region)
}
