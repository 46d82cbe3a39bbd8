import type { Point } from '@toile/geometry'
import { type Upright, uprightCanvas } from './upright.ts'

const cells = 12
const samples = [0.25, 0.75] as const

/** How many numbers a patch has: cloth, then lines. */
export const patchCount = cells * cells * 2

/** The neighbourhood of a place (in heights): shares of cloth and lines in square cells, `reach` heights to each side; mirrored where the place lies on the left. */
export function patchOf({ cloth, lines }: Upright, at: Point, reach: number, side: -1 | 1): Float32Array {
  const patch = new Float32Array(patchCount)
  const { height } = uprightCanvas
  const cell = (2 * reach) / cells
  for (let i = 0; i < cells * cells; i++) {
    const column = i % cells
    const row = (i - column) / cells
    for (const dx of samples) {
      for (const dy of samples) {
        const x = Math.floor(cloth.width / 2 + (at[0] + side * ((column + dx) * cell - reach)) * height)
        const y = Math.floor((at[1] + (row + dy) * cell - reach) * height)
        if (x < 0 || y < 0 || x >= cloth.width || y >= cloth.height) continue
        patch[i] += cloth.values[y * cloth.width + x] / 4
        patch[cells * cells + i] += lines.values[y * cloth.width + x] / 4
      }
    }
  }
  return patch
}
