import { cosine, sine } from '@toile/geometry'
import type { Plane } from '../stroke/plane.ts'

interface Hair {
  readonly x: number
  readonly y: number
  /** Radians at its root. */
  readonly angle: number
  readonly length: number
  /** Radians by which it turns up to its tip. */
  readonly curl: number
  readonly width: number
  readonly alpha: number
}

/** Lays a hair: a curved line of a few pieces that thins to its tip. */
export function layHair(plane: Plane, { x, y, angle, length, curl, width, alpha }: Hair): void {
  const pieces = Math.max(4, Math.min(12, Math.ceil(length / 5)))
  let [fromX, fromY, turn] = [x, y, angle]
  for (let i = 0; i < pieces; i++) {
    const toX = fromX + (cosine(turn) * length) / pieces
    const toY = fromY + (sine(turn) * length) / pieces
    const left = 1 - i / pieces
    plane.line(fromX, fromY, toX, toY, width * left, alpha * (0.35 + 0.65 * left), true)
    fromX = toX
    fromY = toY
    turn += curl / pieces
  }
}
