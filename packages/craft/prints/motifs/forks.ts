import type { Chance } from '@toile/geometry'

/**
 * A phase in radians over a tile (shares `u`, `v`) that winds once about each of several points and back about as many others:
 * added to the phase of stripes it makes them fork and end, and it repeats seamlessly.
 * Each winding is the argument of the first theta function on the square torus.
 */
export function openForks(chance: Chance, pairs: number): (u: number, v: number) => number {
  const forks = Array.from({ length: pairs }, () => {
    const u = chance.next()
    const v = chance.next()
    const apart = chance.between(0.14, 0.34) * (chance.happens(0.5) ? 1 : -1)
    return { u, v, ends: u + apart, endsV: v + chance.between(-0.06, 0.06) }
  })
  return (u, v) => {
    let real = 1
    let imaginary = 0
    let level = 0
    for (const fork of forks) {
      const [a, b] = theta(u - fork.u, v - fork.v)
      const [c, d] = theta(u - fork.ends, v - fork.endsV)
      const wound: [number, number] = [a * c + b * d, b * c - a * d]
      const length = Math.hypot(wound[0], wound[1]) || 1
      const next = (real * wound[0] - imaginary * wound[1]) / length
      imaginary = (real * wound[1] + imaginary * wound[0]) / length
      real = next
      level += 2 * Math.PI * (fork.ends - fork.u) * v
    }
    return Math.atan2(imaginary, real) + level
  }
}

/** Squared nome of the square torus and its square. */
const nome = Math.exp(-2 * Math.PI)
const nome2 = nome * nome

function theta(u: number, v: number): [real: number, imaginary: number] {
  const [sine, cosine] = [Math.sin(Math.PI * u), Math.cos(Math.PI * u)]
  const [rise, fall] = [Math.exp(Math.PI * v) / 2, Math.exp(-Math.PI * v) / 2]
  const [sinh, cosh] = [rise - fall, rise + fall]
  const real2 = (1 - 2 * sine * sine) * (1 + 2 * sinh * sinh)
  const imaginary2 = -(2 * sine * cosine) * (2 * sinh * cosh)
  const first = [1 - 2 * nome * real2 + nome2, -2 * nome * imaginary2]
  const second = [1 - 2 * nome2 * real2, -2 * nome2 * imaginary2]
  const a = first[0] * second[0] - first[1] * second[1]
  const b = first[0] * second[1] + first[1] * second[0]
  return [sine * cosh * a - cosine * sinh * b, sine * cosh * b + cosine * sinh * a]
}
