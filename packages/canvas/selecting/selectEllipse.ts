import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'

const fine = 16

/** An ellipse in the rectangle between two corners, with soft edges. */
export function selectEllipse(
  width: number,
  height: number,
  from: readonly [number, number],
  to: readonly [number, number],
): Selection {
  const alpha = new Uint8Array(width * height)
  const [centerX, centerY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [radiusX, radiusY] = [Math.abs(to[0] - from[0]) / 2, Math.abs(to[1] - from[1]) / 2]
  const y0 = Math.max(0, Math.floor(centerY - radiusY))
  const y1 = Math.min(height, Math.ceil(centerY + radiusY))
  const cover = new Float32Array(width)
  for (let y = y0; y < y1; y++) {
    cover.fill(0)
    for (let k = 0; k < fine; k++) {
      const off = (y + (k + 0.5) / fine - centerY) / radiusY
      const half = radiusX * Math.sqrt(Math.max(0, 1 - off * off))
      addSpan(cover, Math.max(0, centerX - half), Math.min(width, centerX + half))
    }
    for (let x = 0; x < width; x++) alpha[y * width + x] = Math.min(255, Math.round((cover[x]! * 255) / fine))
  }
  return boundedSelection(width, height, alpha, { x0: 0, y0, x1: width, y1 })
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x++) cover[x] = cover[x]! + Math.min(to, x + 1) - Math.max(from, x)
}
