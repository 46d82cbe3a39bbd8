import { sure } from '@toile/geometry'
import type { Particles } from './cloth.ts'
import type { Meshed } from './meshPattern.ts'
import type { Lay } from './threadsOf.ts'

/** A band is folded: it weighs twice. */
const folded = 2
/** A particle weighs at least this share of a usual one; lighter ones would fly about. */
const lightest = 0.2

/** Particles at rest where three coordinates each in millimetres tell, with a third of the weight of every triangle that they are a corner of. */
export function particlesOf(
  { mesh, sewn }: Meshed,
  particles: Int32Array,
  at: Float32Array,
  lays: readonly Lay[],
): Particles {
  const count = at.length / 3
  const grams = new Float32Array(count)
  const { flat, triangles } = mesh
  mesh.parts.forEach((part, p) => {
    const weight = sure(lays[p]).fabric.weight * 1e-6 * (sure(sewn.panels[p]).band ? folded : 1)
    for (let t = 3 * part.firstTriangle; t < 3 * (part.firstTriangle + part.triangles); t += 3) {
      const corners = [sure(triangles[t]), sure(triangles[t + 1]), sure(triangles[t + 2])] as const
      const [a, b, c] = corners
      const on = (corner: number, axis: number) => sure(flat[2 * corner + axis]) - sure(flat[2 * a + axis])
      const area = (on(b, 0) * on(c, 1) - on(b, 1) * on(c, 0)) / 2
      for (const corner of corners) grams[sure(particles[corner])]! += (area * weight) / 3
    }
  })
  const usual = grams.reduce((sum, gram) => sum + gram, 0) / count
  return {
    at: Float32Array.from(at),
    was: Float32Array.from(at),
    speed: new Float32Array(3 * count),
    lightness: grams.map((gram) => 1 / Math.max(gram, usual * lightest)),
  }
}
