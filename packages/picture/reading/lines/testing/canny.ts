import { gauss } from '../../../kernels/boxBlur.ts'
import { type Mask, type Plane, planeOf } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'

/** The settings of an edge finder of OpenCV's kind: blur before it, and both thresholds of the gradient's L1 norm. */
export interface CannySettings {
  sigma: number
  low: number
  high: number
}

/** Settings among which the best is taken. */
export const cannySettings: readonly CannySettings[] = [0, 1, 1.5, 2].flatMap((sigma) =>
  [40, 70, 100, 140, 190, 250, 320].flatMap((high) => [0.4, 0.6].map((share) => ({ sigma, low: high * share, high }))),
)

/** Tangent of 22.5 degrees, in OpenCV's fixed point. */
const tangent = Math.round(0.41421356237309503 * (1 << 15))

/** Edges as OpenCV's Canny finds them in a grey picture: Sobel of three by three on bytes, L1 norm, suppression in four sectors, hysteresis over eight neighbours. */
export function canny(pixels: Pixels, { sigma, low, high }: CannySettings): Mask {
  const grey = greyOf(pixels, sigma)
  const { width, height } = grey
  const { dx, dy, size } = sobel(grey)
  const strong: number[] = []
  const weak = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (size[i] <= low || !isCrest(size, { dx: dx[i], dy: dy[i], x, y, width, height })) continue
      weak[i] = 1
      if (size[i] > high) strong.push(i)
    }
  }
  const edges = new Uint8Array(width * height)
  for (const i of strong) edges[i] = 1
  while (strong.length) {
    const i = strong.pop() ?? 0
    const x = i % width
    for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
      const j = i + step
      if (j < 0 || j >= edges.length || Math.abs((j % width) - x) > 1 || edges[j] || !weak[j]) continue
      edges[j] = 1
      strong.push(j)
    }
  }
  return { width, height, values: edges }
}

function greyOf(pixels: Pixels, sigma: number): Plane {
  const grey = planeOf(pixels, (i) => {
    const [r, g, b] = [pixels.rgba[i * 4], pixels.rgba[i * 4 + 1], pixels.rgba[i * 4 + 2]]
    return Math.round(0.299 * r + 0.587 * g + 0.114 * b)
  })
  if (!sigma) return grey
  const soft = gauss(grey, sigma)
  return planeOf(soft, (i) => Math.round(soft.values[i]))
}

function sobel({ width, height, values }: Plane) {
  const [dx, dy, size] = [
    new Int32Array(width * height),
    new Int32Array(width * height),
    new Int32Array(width * height),
  ]
  for (let y = 0; y < height; y++) {
    const [up, down] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
      const row = y * width
      const i = row + x
      dx[i] =
        values[up + right] +
        2 * values[row + right] +
        values[down + right] -
        values[up + left] -
        2 * values[row + left] -
        values[down + left]
      dy[i] =
        values[down + left] +
        2 * values[down + x] +
        values[down + right] -
        values[up + left] -
        2 * values[up + x] -
        values[up + right]
      size[i] = Math.abs(dx[i]) + Math.abs(dy[i])
    }
  }
  return { dx, dy, size }
}

interface Slope {
  dx: number
  dy: number
  x: number
  y: number
  width: number
  height: number
}

function isCrest(size: Int32Array, { dx, dy, x, y, width, height }: Slope): boolean {
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : size[row * width + column]
  const own = at(x, y)
  const [across, down] = [Math.abs(dx), Math.abs(dy) * (1 << 15)]
  const flat = across * tangent
  if (down < flat) return own > at(x - 1, y) && own >= at(x + 1, y)
  if (down > flat + across * (1 << 16)) return own > at(x, y - 1) && own >= at(x, y + 1)
  const sign = (dx ^ dy) < 0 ? -1 : 1
  return own > at(x - sign, y - 1) && own > at(x + sign, y + 1)
}
