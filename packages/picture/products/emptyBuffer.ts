import { openGeometry } from '../raster/geometry.ts'
import type { SetOut } from './taking.ts'

/** A picture in which nothing is set out. */
export const emptyBuffer = (width: number, height: number): SetOut => ({
  buffer: {
    ...openGeometry(width, height),
    albedo: new Uint8ClampedArray(width * height * 4),
    coverage: new Uint8Array(width * height),
    scale: height / 9,
  },
  standing: { stands: { at: 'plane' }, lift: 0, depth: 1 },
})
