import { sure } from '@toile/geometry'
import type { Meshed } from '../meshPattern.ts'
import { openGroups } from '../openGroups.ts'

/** In how many parts a mesh is once its seams are sewn. */
export function joined({ mesh, seams }: Meshed): number {
  const corners = mesh.flat.length / 2
  const groups = openGroups(corners)
  mesh.triangles.forEach((corner, i) => groups.join(corner, sure(mesh.triangles[i - (i % 3)])))
  for (let k = 0; k < seams.length; k += 2) groups.join(sure(seams[k]), sure(seams[k + 1]))
  return new Set(Array.from({ length: corners }, (_, i) => groups.of(i))).size
}
