import { createCanvas } from '@napi-rs/canvas'
import type { Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openStage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { sewnEdge } from './sewnEdge.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const square: Path = [
  [20, 20],
  [80, 20],
  [80, 80],
  [20, 80],
]

describe('a sewn edge', () => {
  it('is stitched down on both sides of its seam, all the way round', () => {
    const stage = openStage(host, { width: 200, height: 200, scale: 2, origin: [0, 0], style: 'illustration', seed: 1 })
    const { stitch } = sewnEdge({ ...stage, pen: 1 }, [square])
    /** Stitches along a level or upright line, in texels of a row that begins at the seam's corner. */
    const along = (off: number, upright: boolean) => {
      let most = 0
      for (let near = off - 2; near <= off + 2; near++) {
        let sewn = 0
        for (let k = 50; k < 150; k++) sewn += (stitch[upright ? k * 200 + near : near * 200 + k] ?? 0) > 0.3 ? 1 : 0
        most = Math.max(most, sewn)
      }
      return most
    }
    const allowance = 5
    for (const upright of [false, true])
      for (const off of [40 - allowance, 40 + allowance, 160 - allowance, 160 + allowance])
        expect(along(off, upright), `${off} ${upright}`).toBeGreaterThan(30)
  })
})
