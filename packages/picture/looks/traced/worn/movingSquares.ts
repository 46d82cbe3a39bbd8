import type { Point } from '@toile/geometry'

/** A place that must land on another. */
export interface Pin {
  from: Point
  to: Point
}

const falloff = 1.6

/** Similarity moving least squares (Schaefer 2006): every pin lands on its target, and between them the plane turns and scales without shearing. */
export function movingSquares(pins: readonly Pin[]): (p: Point) => Point {
  const weights = new Float64Array(pins.length)
  return ([x, y]) => {
    let total = 0
    const from = [0, 0]
    const to = [0, 0]
    pins.forEach((pin, i) => {
      const square = (pin.from[0] - x) ** 2 + (pin.from[1] - y) ** 2
      const weight = 1 / (square ** falloff + 1e-6)
      weights[i] = weight
      total += weight
      for (const k of [0, 1] as const) {
        from[k] += weight * pin.from[k]
        to[k] += weight * pin.to[k]
      }
    })
    let spread = 1e-12
    let along = 0
    let across = 0
    pins.forEach((pin, i) => {
      const px = pin.from[0] - from[0] / total
      const py = pin.from[1] - from[1] / total
      const qx = pin.to[0] - to[0] / total
      const qy = pin.to[1] - to[1] / total
      spread += weights[i] * (px * px + py * py)
      along += weights[i] * (px * qx + py * qy)
      across += weights[i] * (px * qy - py * qx)
    })
    const a = along / spread
    const b = across / spread
    const px = x - from[0] / total
    const py = y - from[1] / total
    return [a * px - b * py + to[0] / total, b * px + a * py + to[1] / total]
  }
}
