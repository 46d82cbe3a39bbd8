import type { Section } from './form.ts'

/** A level cut through a part of a body, a rounded rectangle (power 2 is an ellipse) whose middle stands `aside` of the part's own plane of symmetry, in millimetres. */
export interface Ring extends Section {
  aside: number
  power: number
}

/** A ring of a girth in millimetres by how much wider than deep it is and which share of the depth lies in front of its middle. */
export function ringOf(
  y: number,
  girth: number,
  { aspect, front, middle = 0, aside = 0, power = 2.2 }: RingShape,
): Ring {
  const depth = 2 / aspect
  const unit = { y, halfWidth: 1, front: depth * front, back: depth * (1 - front), middle, aside, power }
  return grown(unit, girth / girthOf(unit))
}

/** The proportions of a ring. */
export interface RingShape {
  aspect: number
  front: number
  middle?: number
  aside?: number
  power?: number
}

/** A ring grown by a share about its middle. */
export const grown = (ring: Ring, by: number): Ring => ({
  ...ring,
  halfWidth: ring.halfWidth * by,
  front: ring.front * by,
  back: ring.back * by,
})

const corners = 96

function girthOf({ halfWidth, front, back, power }: Ring): number {
  let girth = 0
  let lastX = halfWidth
  let lastZ = 0
  for (let i = 1; i <= corners; i++) {
    const turn = (2 * Math.PI * i) / corners
    const across = Math.cos(turn)
    const ahead = Math.sin(turn)
    const x = halfWidth * Math.sign(across) * Math.abs(across) ** (2 / power)
    const z = (ahead < 0 ? back : front) * Math.sign(ahead) * Math.abs(ahead) ** (2 / power)
    girth += Math.hypot(x - lastX, z - lastZ)
    lastX = x
    lastZ = z
  }
  return girth
}
