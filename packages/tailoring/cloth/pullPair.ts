/** Moves two particles along the line between them so that they come to be as far apart as wanted, in millimetres, each by how light it is and both the less the more the thread between them gives; with `only` 1 just when they are further apart, with -1 just when they are nearer. */
export function pullPair(
  at: Float32Array,
  lightness: Float32Array,
  i: number,
  j: number,
  rest: number,
  give: number,
  only: -1 | 0 | 1,
) {
  const a = 3 * i
  const b = 3 * j
  const dx = at[a]! - at[b]!
  const dy = at[a + 1]! - at[b + 1]!
  const dz = at[a + 2]! - at[b + 2]!
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
  if (length < 1e-6 || (only !== 0 && (length - rest) * only <= 0)) return
  const one = lightness[i]!
  const other = lightness[j]!
  const pull = (rest - length) / (length * (one + other + give || 1))
  const ofOne = pull * one
  const ofOther = pull * other
  at[a] = at[a]! + dx * ofOne
  at[a + 1] = at[a + 1]! + dy * ofOne
  at[a + 2] = at[a + 2]! + dz * ofOne
  at[b] = at[b]! - dx * ofOther
  at[b + 1] = at[b + 1]! - dy * ofOther
  at[b + 2] = at[b + 2]! - dz * ofOther
}
