import type { Optics } from './optics.ts'

/** What lies at each pixel of a picture, without light: the foremost part's shape and substance; one entry per pixel. */
export interface Geometry {
  width: number
  height: number
  /** Height above the page in pixels; a part that lies on another stands above it. */
  rise: Float32Array
  /** Slopes of the part's own surface, height per pixel to the right and downwards: its normal is (-slopeX, -slopeY, 1). */
  slopeX: Float32Array
  slopeY: Float32Array
  /** Place of the part's substance in `materials`, from 1; 0 where nothing modelled lies. */
  material: Uint16Array
  materials: Optics[]
  /** Seams press in (below 0) and stitches stand out (above 0), in pens. */
  groove: Float32Array
}

/** An empty geometry of a size; layers of one picture share their list of materials. */
export function openGeometry(width: number, height: number, materials: Optics[] = []): Geometry {
  const size = width * height
  return {
    width,
    height,
    rise: new Float32Array(size),
    slopeX: new Float32Array(size),
    slopeY: new Float32Array(size),
    material: new Uint16Array(size),
    materials,
    groove: new Float32Array(size),
  }
}
