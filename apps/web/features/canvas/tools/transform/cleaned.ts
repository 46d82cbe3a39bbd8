import type { Matrix } from '@toile/canvas/document/matrix.ts'
import { moving } from '@toile/canvas/warping/matrices.ts'

/** What numbers are off by when they were reckoned through angles and shares. */
const dust = 1e-6

/** A map that does nothing but move as exactly that, by whole pixels where it nearly is: what is only moved then stays sharp to the bit. */
export function cleaned(matrix: Matrix): Matrix {
  const [a, b, x, d, e, y, g, h, i] = matrix
  const isOff = (value: number, from: number) => Math.abs(value - from) > dust
  if (isOff(a, i) || isOff(e, i) || isOff(b, 0) || isOff(d, 0) || isOff(g, 0) || isOff(h, 0)) return matrix
  const whole = (value: number) => (isOff(value, Math.round(value)) ? value : Math.round(value))
  return moving(whole(x / i), whole(y / i))
}
