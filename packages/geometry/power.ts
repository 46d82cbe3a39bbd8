const half = 0.6931471805599453

/** A positive number raised to any power by series, within 1e-12 of itself: the host's own may differ in its last bits between builds. Nothing and less give nothing. */
export function power(base: number, exponent: number): number {
  if (base <= 0) return 0
  return raised(exponent * logarithm(base))
}

function logarithm(value: number): number {
  let doublings = 0
  let rest = value
  for (; rest > 1.4142135623730951; rest /= 2) doublings++
  for (; rest < 0.7071067811865476; rest *= 2) doublings--
  const t = (rest - 1) / (rest + 1)
  const s = t * t
  let sum = 0
  for (let k = 19; k >= 1; k -= 2) sum = sum * s + 1 / k
  return doublings * half + 2 * t * sum
}

function raised(value: number): number {
  const doublings = Math.floor(value / half + 0.5)
  const rest = value - doublings * half
  let sum = 1
  for (let k = 14; k >= 1; k--) sum = 1 + (sum * rest) / k
  for (let k = 0; k < doublings; k++) sum *= 2
  for (let k = 0; k > doublings; k--) sum /= 2
  return sum
}
