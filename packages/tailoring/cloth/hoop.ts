/** A closed round of particles that keeps its length in millimetres: what an edge sewn to a band can be stretched to. */
export interface Hoop {
  /** The two ends of every stretch of the round. */
  ends: Int32Array
  length: number
  /** Every particle of the round once, and which of them the ends are. */
  particles: Int32Array
  places: Int32Array
  /** Room for the direction in which the round grows, three numbers for every particle. */
  growth: Float32Array
}

/** The farthest that a hoop moves a particle in one step, in millimetres. */
const farthest = 1.5

/** A hoop through pairs of particles. */
export function openHoop(ends: Int32Array, length: number): Hoop {
  const particles = Int32Array.from(new Set(ends))
  const place = new Map(Array.from(particles, (particle, i) => [particle, i]))
  return {
    ends,
    length,
    particles,
    places: Int32Array.from(ends, (end) => place.get(end) ?? 0),
    growth: new Float32Array(3 * particles.length),
  }
}

/** Draws a round that is too long together, all of it at once: edge by edge it would take a hundred steps. */
export function holdHoop(at: Float32Array, lightness: Float32Array, { ends, length, particles, places, growth }: Hoop) {
  growth.fill(0)
  let whole = 0
  for (let k = 0; k < ends.length; k += 2) {
    const a = 3 * ends[k]!
    const b = 3 * ends[k + 1]!
    const dx = at[a]! - at[b]!
    const dy = at[a + 1]! - at[b + 1]!
    const dz = at[a + 2]! - at[b + 2]!
    const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-6
    whole += apart
    const p = 3 * places[k]!
    const q = 3 * places[k + 1]!
    growth[p] = growth[p]! + dx / apart
    growth[p + 1] = growth[p + 1]! + dy / apart
    growth[p + 2] = growth[p + 2]! + dz / apart
    growth[q] = growth[q]! - dx / apart
    growth[q + 1] = growth[q + 1]! - dy / apart
    growth[q + 2] = growth[q + 2]! - dz / apart
  }
  if (whole <= length) return
  let sum = 0
  for (let i = 0; i < particles.length; i++) {
    const g = 3 * i
    sum += lightness[particles[i]!]! * (growth[g]! ** 2 + growth[g + 1]! ** 2 + growth[g + 2]! ** 2)
  }
  if (sum < 1e-9) return
  for (let i = 0; i < particles.length; i++) {
    const share = ((length - whole) / sum) * lightness[particles[i]!]!
    const g = 3 * i
    const a = 3 * particles[i]!
    const far = Math.abs(share) * Math.sqrt(growth[g]! ** 2 + growth[g + 1]! ** 2 + growth[g + 2]! ** 2)
    const by = far > farthest ? (share * farthest) / far : share
    at[a] = at[a]! + growth[g]! * by
    at[a + 1] = at[a + 1]! + growth[g + 1]! * by
    at[a + 2] = at[a + 2]! + growth[g + 2]! * by
  }
}
