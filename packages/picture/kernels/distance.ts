import { inverse, type Mask, maskOf, type Plane } from './plane.ts'

/** Exact Euclidean distance in pixels from each pixel to the nearest set one (lower envelope of parabolas). */
export const distanceTo = (mask: Mask): Plane => walked(mask, null)

/** The same, with the place of that nearest pixel. */
export function nearestTo(mask: Mask): { distance: Plane; nearest: Int32Array } {
  const nearest = new Int32Array(mask.width * mask.height)
  for (let i = 0; i < nearest.length; i++) nearest[i] = i
  return { distance: walked(mask, nearest), nearest }
}

function walked(mask: Mask, nearest: Int32Array | null): Plane {
  const { width, height } = mask
  const values = new Float32Array(width * height)
  const envelope = openEnvelope(Math.max(width, height), nearest)
  for (let i = 0; i < values.length; i++) values[i] = mask.values[i] ? 0 : 1e9
  for (let x = 0; x < width; x++) envelope(values, x, width, height)
  for (let y = 0; y < height; y++) envelope(values, y * width, 1, width)
  for (let i = 0; i < values.length; i++) values[i] = Math.sqrt(values[i])
  return { width, height, values }
}

/** Lowers a row or column to the envelope of its parabolas, and notes in `nearest` whose each is. */
function openEnvelope(longest: number, nearest: Int32Array | null) {
  const heights = new Float64Array(longest)
  const sources = new Int32Array(nearest ? longest : 0)
  const apex = new Int32Array(longest)
  const from = new Float64Array(longest + 1)
  return (values: Float32Array, start: number, step: number, count: number) => {
    for (let i = 0; i < count; i++) heights[i] = values[start + i * step]
    if (nearest) for (let i = 0; i < count; i++) sources[i] = nearest[start + i * step] ?? 0
    let k = 0
    apex[0] = 0
    from[0] = -1e12
    from[1] = 1e12
    for (let q = 1; q < count; q++) {
      let s = meeting(heights, q, apex[k])
      while (s <= from[k]) s = meeting(heights, q, apex[--k])
      apex[++k] = q
      from[k] = s
      from[k + 1] = 1e12
    }
    k = 0
    for (let q = 0; q < count; q++) {
      while (from[k + 1] < q) k++
      values[start + q * step] = (q - apex[k]) ** 2 + heights[apex[k]]
      if (nearest) nearest[start + q * step] = sources[apex[k] ?? 0] ?? 0
    }
  }
}

const meeting = (heights: Float64Array, q: number, p: number) =>
  (heights[q] + q * q - heights[p] - p * p) / (2 * (q - p))

/** The mask grown by a disc of the given radius in pixels. */
export function dilate(mask: Mask, radius: number): Mask {
  const { values } = distanceTo(mask)
  return maskOf(mask, (i) => values[i] <= radius)
}

/** The mask shrunk by a disc. */
export function erode(mask: Mask, radius: number): Mask {
  const { values } = distanceTo(inverse(mask))
  return maskOf(mask, (i) => values[i] > radius)
}

/** The mask without parts narrower than a disc. */
export const opened = (mask: Mask, radius: number) => dilate(erode(mask, radius), radius)

/** The mask with gaps narrower than a disc filled. */
export const closed = (mask: Mask, radius: number) => erode(dilate(mask, radius), radius)
