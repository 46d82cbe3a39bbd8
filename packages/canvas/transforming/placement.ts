import { angleOf, cosine, sine } from '@toile/geometry'
import type { Matrix } from '../document/matrix.ts'
import { about, after, carried, moving, type Place } from '../warping/matrices.ts'

const degree = 0.017453292519943295

/** How something lies, in the numbers of a panel: where the middle of it is moved, shares of its size, degrees clockwise, and degrees by which its upright sides lean. */
export interface Placement {
  readonly moveX: number
  readonly moveY: number
  readonly scaleX: number
  readonly scaleY: number
  readonly turn: number
  readonly skew: number
}

/** Lies as it lay. */
export const unmoved: Placement = { moveX: 0, moveY: 0, scaleX: 1, scaleY: 1, turn: 0, skew: 0 }

/** The map of a placement about a middle. */
export function matrixOf({ moveX, moveY, scaleX, scaleY, turn, skew }: Placement, middle: Place): Matrix {
  const [c, s] = [cosine(turn * degree), sine(turn * degree)]
  const lean = sine(skew * degree) / cosine(skew * degree)
  const turned: Matrix = [c, -s, 0, s, c, 0, 0, 0, 1]
  const sized: Matrix = [scaleX, lean * scaleY, 0, 0, scaleY, 0, 0, 0, 1]
  return after(moving(moveX, moveY), about(middle, after(turned, sized)))
}

/** The numbers of a map about a middle; nothing where it is in perspective or presses everything to a line. */
export function placementOf(matrix: Matrix, middle: Place): Placement | null {
  const [a, b, , d, e, , g, h, i] = matrix
  const size = (a * e - b * d) / (i * i)
  const to = carried(matrix, middle)
  if (Math.abs(g) > 1e-12 || Math.abs(h) > 1e-12 || Math.abs(size) < 1e-12 || !to) return null
  const scaleX = Math.sqrt(a * a + d * d) / i
  const scaleY = size / scaleX
  const lean = (a * b + d * e) / (i * i) / scaleX / scaleY
  return {
    moveX: to[0] - middle[0],
    moveY: to[1] - middle[1],
    scaleX,
    scaleY,
    turn: angleOf(a, d) / degree,
    skew: angleOf(1, lean) / degree,
  }
}
