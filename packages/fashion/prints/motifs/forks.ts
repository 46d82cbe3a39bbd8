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
    let phase = 0
    for (const fork of forks) {
      phase += winding(u - fork.u, v - fork.v) - winding(u - fork.ends, v - fork.endsV)
      phase += 2 * Math.PI * (fork.ends - fork.u) * v
    }
    return phase
  }
}

/** Squared nome of the square torus. */
const nome = Math.exp(-2 * Math.PI)

function winding(u: number, v: number): number {
  const x = Math.PI * u
  const y = Math.PI * v
  const direct = Math.atan2(Math.cos(x) * Math.sinh(y), Math.sin(x) * Math.cosh(y))
  const real = 1 - 2 * nome * Math.cos(2 * x) * Math.cosh(2 * y) + nome * nome
  const imaginary = 2 * nome * Math.sin(2 * x) * Math.sinh(2 * y)
  return direct + Math.atan2(imaginary, real)
}
