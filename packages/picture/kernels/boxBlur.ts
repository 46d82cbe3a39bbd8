import { emptyPlane, type Plane } from './plane.ts'

/** Mean over a square window of the given radius in pixels, edges repeated. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const reach = Math.round(radius)
  if (reach < 1) return { ...plane, values: plane.values.slice() }
  const across = emptyPlane(plane)
  const out = emptyPlane(plane)
  for (let y = 0; y < plane.height; y++) slide(plane.values, across.values, y * plane.width, 1, plane.width, reach)
  for (let x = 0; x < plane.width; x++) slide(across.values, out.values, x, plane.width, plane.height, reach)
  return out
}

function slide(from: Float32Array, to: Float32Array, start: number, step: number, count: number, reach: number) {
  const share = 1 / (2 * reach + 1)
  const last = count - 1
  let sum = 0
  for (let i = -reach; i <= reach; i++) sum += from[start + Math.min(last, Math.max(0, i)) * step]
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum * share
    sum += from[start + Math.min(last, i + reach + 1) * step] - from[start + Math.max(0, i - reach) * step]
  }
}

/** Gaussian blur: an exact kernel below three pixels of sigma, three box means above. */
export function gauss(plane: Plane, sigma: number): Plane {
  if (sigma >= 3) {
    const radius = Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5
    return boxBlur(boxBlur(boxBlur(plane, radius), radius), radius)
  }
  const kernel = gaussKernel(sigma)
  const across = emptyPlane(plane)
  const out = emptyPlane(plane)
  for (let y = 0; y < plane.height; y++) {
    convolve(plane.values, across.values, y * plane.width, 1, plane.width, kernel)
  }
  for (let x = 0; x < plane.width; x++) convolve(across.values, out.values, x, plane.width, plane.height, kernel)
  return out
}

function gaussKernel(sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(sigma * 2.6))
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = kernel.reduce((a, b) => a + b, 0)
  return kernel.map((k) => k / sum)
}

function convolve(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  kernel: Float32Array,
) {
  const reach = (kernel.length - 1) / 2
  for (let i = 0; i < count; i++) {
    let sum = 0
    if (i >= reach && i < count - reach) {
      let at = start + (i - reach) * step
      for (let k = 0; k < kernel.length; k++, at += step) sum += kernel[k] * from[at]
    } else {
      for (let k = 0; k < kernel.length; k++) {
        sum += kernel[k] * from[start + Math.min(count - 1, Math.max(0, i + k - reach)) * step]
      }
    }
    to[start + i * step] = sum
  }
}
