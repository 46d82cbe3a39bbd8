import { cosine, sine } from '@toile/geometry'
import type { Sample } from './sample.ts'

/** How a stroke is repeated: mirrored at a line, or around a point so many times, mirrored in between or not. */
export type Symmetry =
  | { readonly kind: 'vertical'; readonly x: number }
  | { readonly kind: 'horizontal'; readonly y: number }
  | {
      readonly kind: 'radial'
      readonly x: number
      readonly y: number
      readonly times: number
      readonly mirrored?: boolean
    }

/** One of the strokes that a symmetry makes of the hand's: [a c e; b d f] takes samples to it. */
export interface Copy {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
  readonly flipped: 1 | -1
  /** Radians. */
  readonly turned: number
}

const itself: Copy = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, flipped: 1, turned: 0 }

/** A turn about a point, after a reflection at the vertical through it where that is asked. */
function turnedCopy(x: number, y: number, turned: number, flipped: 1 | -1): Copy {
  const [cos, sin] = [cosine(turned), sine(turned)]
  const [a, b, c, d] = [cos * flipped, sin * flipped, -sin, cos]
  return { a, b, c, d, e: x - a * x - c * y, f: y - b * x - d * y, flipped, turned }
}

/** The strokes that a symmetry makes of one, the hand's own first. */
export function copiesOf(symmetry: Symmetry | undefined): readonly Copy[] {
  if (!symmetry) return [itself]
  if (symmetry.kind === 'vertical') return [itself, { ...itself, a: -1, e: 2 * symmetry.x, flipped: -1 }]
  if (symmetry.kind === 'horizontal') return [itself, { ...itself, d: -1, f: 2 * symmetry.y, flipped: -1 }]
  const { x, y, times, mirrored } = symmetry
  const turns = Array.from({ length: times }, (_, i) => (i * 6.283185307179586) / times)
  return turns.flatMap((turn) => [
    turn === 0 ? itself : turnedCopy(x, y, turn, 1),
    ...(mirrored ? [turnedCopy(x, y, turn, -1)] : []),
  ])
}

/** A sample of the hand as the copy has it. */
export const copied = (sample: Sample, { a, b, c, d, e, f }: Copy): Sample => ({
  ...sample,
  x: a * sample.x + c * sample.y + e,
  y: b * sample.x + d * sample.y + f,
  tiltX: a * sample.tiltX + c * sample.tiltY,
  tiltY: b * sample.tiltX + d * sample.tiltY,
})
