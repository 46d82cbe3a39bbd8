import { sure } from '@toile/geometry'
import type { Meshed } from './meshPattern.ts'
import { openGroups } from './openGroups.ts'

/** Which particle every corner of a mesh is once its seams are sewn, and how many particles there are. */
export interface Welded {
  particles: Int32Array
  count: number
}

/** Makes one particle of all corners that seams bring together. */
export function weld({ mesh, seams }: Pick<Meshed, 'mesh' | 'seams'>): Welded {
  const corners = mesh.flat.length / 2
  const groups = openGroups(corners)
  for (let k = 0; k < seams.length; k += 2) groups.join(sure(seams[k]), sure(seams[k + 1]))
  const particles = new Int32Array(corners)
  let count = 0
  for (let i = 0; i < corners; i++) particles[i] = groups.of(i) === i ? count++ : sure(particles[groups.of(i)])
  return { particles, count }
}
