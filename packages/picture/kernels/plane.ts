/** One number per pixel, row by row. */
export interface Plane {
  width: number
  height: number
  values: Float32Array
}

/** One bit per pixel (0 or 1), row by row. */
export interface Mask {
  width: number
  height: number
  values: Uint8Array
}

interface Size {
  width: number
  height: number
}

/** A plane of zeros in the size of another. */
export const emptyPlane = ({ width, height }: Size): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
})

/** A mask of zeros in the size of another. */
export const emptyMask = ({ width, height }: Size): Mask => ({
  width,
  height,
  values: new Uint8Array(width * height),
})

/** A plane whose pixels are computed one by one from their index. */
export function planeOf(size: Size, valueAt: (index: number) => number): Plane {
  const plane = emptyPlane(size)
  for (let i = 0; i < plane.values.length; i++) plane.values[i] = valueAt(i)
  return plane
}

/** A mask that is set where the test holds for a pixel's index. */
export function maskOf(size: Size, test: (index: number) => boolean | number): Mask {
  const mask = emptyMask(size)
  for (let i = 0; i < mask.values.length; i++) mask.values[i] = test(i) ? 1 : 0
  return mask
}

/** The opposite mask. */
export const inverse = (mask: Mask): Mask => maskOf(mask, (i) => !mask.values[i])

/** Number of set pixels. */
export function countOf(mask: Mask): number {
  let count = 0
  for (const bit of mask.values) count += bit
  return count
}

/** Bilinear reading of a plane; zero outside it. */
export function readPlane(plane: Plane, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left >= plane.width - 1 || top >= plane.height - 1) return 0
  const fx = x - left
  const fy = y - top
  const i = top * plane.width + left
  const v = plane.values
  const upper = v[i] + (v[i + 1] - v[i]) * fx
  const lower = v[i + plane.width] + (v[i + plane.width + 1] - v[i + plane.width]) * fx
  return upper + (lower - upper) * fy
}
