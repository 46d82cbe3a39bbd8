import type { Mask } from '../../../kernels/plane.ts'

/** The mirror axis of a mask: a point on it, its lean in radians, and the overlap with the mirror image (1 perfect). */
export interface Axis {
  x: number
  y: number
  lean: number
  symmetry: number
}

/** Finds the upright axis about which a mask mirrors best: coarse within 0.2 radians, then fine. */
export function mirrorAxis(mask: Mask): Axis {
  const points = samples(mask)
  const count = points.length / 2
  let sumX = 0
  let sumY = 0
  for (let i = 0; i < points.length; i += 2) {
    sumX += points[i]
    sumY += points[i + 1]
  }
  const y = sumY / (count || 1)
  let best: Axis = { x: sumX / (count || 1), y, lean: 0, symmetry: -1 }
  const rounds = [
    { turn: 0.2, turnStep: 0.034, shift: 0.06, shiftStep: 0.02 },
    { turn: 0.03, turnStep: 0.0085, shift: 0.018, shiftStep: 0.006 },
  ]
  for (const { turn, turnStep, shift, shiftStep } of rounds) {
    const start = best
    for (let a = -turn; a <= turn + 1e-9; a += turnStep) {
      for (let c = -shift; c <= shift + 1e-9; c += shiftStep) {
        const x = start.x + c * mask.width
        const lean = start.lean + a
        const symmetry = overlap(mask, points, x, y, lean) - 0.02 * Math.abs(lean)
        if (symmetry > best.symmetry) best = { x, y, lean, symmetry }
      }
    }
  }
  return best
}

function samples(mask: Mask): Float32Array {
  const step = Math.max(1, Math.round(Math.max(mask.width, mask.height) / 130))
  const out: number[] = []
  for (let y = 0; y < mask.height; y += step) {
    for (let x = 0; x < mask.width; x += step) if (mask.values[y * mask.width + x]) out.push(x, y)
  }
  return Float32Array.from(out)
}

function overlap(mask: Mask, points: Float32Array, x0: number, y0: number, lean: number): number {
  const c = Math.cos(2 * lean)
  const s = Math.sin(2 * lean)
  let hits = 0
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i] - x0
    const dy = points[i + 1] - y0
    const x = Math.round(x0 - dx * c + dy * s)
    const y = Math.round(y0 + dx * s + dy * c)
    if (x >= 0 && y >= 0 && x < mask.width && y < mask.height) hits += mask.values[y * mask.width + x]
  }
  return hits / (points.length - hits || 1)
}
