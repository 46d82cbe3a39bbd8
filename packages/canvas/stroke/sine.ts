const quarter = 1.5707963267948966

/** The sine of an angle in radians by a folded polynomial (off by less than 4e-6): `Math.sin` may differ between engines. */
export function sine(angle: number): number {
  let turns = angle / (4 * quarter)
  turns -= Math.floor(turns + 0.5)
  if (turns > 0.25) turns = 0.5 - turns
  else if (turns < -0.25) turns = -0.5 - turns
  const x = turns * 4 * quarter
  const s = x * x
  return x * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - s / 72))))
}

/** The cosine of an angle in radians, with the same bits in every engine. */
export const cosine = (angle: number): number => sine(angle + quarter)

/** The angle of a direction in radians, from -π to π, with the same bits in every engine. */
export function bearing(dx: number, dy: number): number {
  const across = Math.abs(dx)
  const down = Math.abs(dy)
  const t = Math.min(across, down) / (Math.max(across, down) || 1)
  const s = t * t
  let angle = t * (0.999866 + s * (-0.3302995 + s * (0.180141 + s * (-0.085133 + s * 0.0208351))))
  if (down > across) angle = quarter - angle
  if (dx < 0) angle = 2 * quarter - angle
  return dy < 0 ? -angle : angle
}
