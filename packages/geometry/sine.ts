const turn = 6.283185307179586

/** Sine of an angle in radians by its series, within 1e-11: the host's own may differ in its last bits between builds. */
export function sine(angle: number): number {
  let share = angle / turn
  share -= Math.floor(share + 0.5)
  if (share > 0.25) share = 0.5 - share
  else if (share < -0.25) share = -0.5 - share
  const x = share * turn
  const s = x * x
  return (
    x *
    (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - (s / 110) * (1 - (s / 156) * (1 - s / 210)))))))
  )
}

/** Cosine of an angle in radians, as exact as `sine`. */
export const cosine = (angle: number): number => sine(angle + turn / 4)
