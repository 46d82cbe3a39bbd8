import { createCanvas } from '@napi-rs/canvas'
import type { Fold } from '@toile/craft/garments/piece.ts'
import type { Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { addFolds } from './folds.ts'
import { openStage } from './stage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const side = 200
const stage = openStage(host, { width: side, height: side, scale: 100, origin: [0, 0], style: 'flat', seed: 1 })

/** The height in pixels of one ridge on flat cloth. */
function raised(path: Path, width: number): Float32Array {
  const fold: Fold = { path, widths: [width, width], height: 0.5, kind: 'ridge', fades: [0, 0] }
  const height = new Float32Array(side * side)
  addFolds(stage, { x: 0, y: 0, width: side, height: side }, height, [fold], 1, 0.5)
  return height
}

/** How sharply the height bends anywhere down a column of pixels, between the ends of what is raised. */
const sharpest = (height: Float32Array, x: number) =>
  Math.max(
    ...Array.from({ length: 60 }, (_, k) => {
      const i = (70 + k) * side + x
      return Math.abs(height[i - 2 * side] - 2 * height[i] + height[i + 2 * side])
    }),
  )

describe('folds in a height of cloth [S3.25]', () => {
  it('[S3.25] a mound over the bust has no crease, however its way bends', () => {
    const bent: Path = [
      [1, 0.3],
      [0.7, 1],
      [1, 1.7],
    ]
    expect(sharpest(raised(bent, 0.2), 98)).toBeLessThan(0.05)
  })

  it('[S3.25] a fold seen end on is left out, a long one stays', () => {
    const short: Path = [
      [1, 0.95],
      [1, 1.1],
    ]
    const long: Path = [
      [1, 0.5],
      [1, 1.5],
    ]
    expect(Math.max(...raised(short, 0.08))).toBe(0)
    expect(Math.max(...raised(long, 0.08))).toBeGreaterThan(3)
  })
})
