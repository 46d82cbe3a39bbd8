import { type Geometry, openGeometry } from '../raster/geometry.ts'
import type { Stage } from '../raster/stage.ts'

/** A look without light, for pictures that light it themselves: its geometry, its colours, and how far each pixel is covered. */
export interface LookBuffer extends Geometry {
  /** Colours as dyed and drawn, before any light: red, green, blue, alpha. */
  albedo: Uint8ClampedArray
  /** 0..255, as the look's picture on transparent ground has it. */
  coverage: Uint8Array
  /** Pixels per head. */
  scale: number
  /** Millimetres of cloth per head, where it was framed by them. */
  millimetresPerHead?: number
}

/** Draws on a stage into a geometry buffer as large as it is. */
export function bufferOn(stage: Stage, draw: (stage: Stage) => void): LookBuffer {
  const { width, height, scale } = stage
  const buffer = openGeometry(width, height)
  draw({ ...stage, buffer })
  const { data: albedo } = stage.context.getImageData(0, 0, width, height)
  const coverage = new Uint8Array(width * height)
  for (let i = 0; i < coverage.length; i++) {
    coverage[i] = albedo[i * 4 + 3]
    // What was cut out of the picture itself is no longer there.
    if (coverage[i] === 0) buffer.material[i] = 0
  }
  return { ...buffer, albedo, coverage, scale }
}
