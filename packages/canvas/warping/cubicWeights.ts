/** Shares of four neighbours in a row at a place between the middle two, so that the curve goes through all (Catmull and Rom 1974). */
export function cubicWeights(t: number): readonly [number, number, number, number] {
  const s = 1 - t
  return [-0.5 * t * s * s, 0.5 * s * (2 + 2 * t - 3 * t * t), 0.5 * t * (1 + 4 * t - 3 * t * t), -0.5 * t * t * s]
}
