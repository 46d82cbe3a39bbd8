import { type MeshEdges, meshEdges } from './meshEdges.ts'

/** How each place of a finer mesh is made of those of a coarser one: shares of some of them, which are one in sum. */
export interface Shares {
  /** Where the shares of each place begin; one more than there are places. */
  begins: Uint32Array
  of: Uint32Array
  share: Float32Array
}

/** A mesh with four triangles for each of a coarser one; the middles of edges stand behind its corners, in the order of the edges. */
export interface Refined {
  triangles: Uint32Array
  edges: MeshEdges
}

/** Cuts each triangle into four. */
export function cutInFour(triangles: Uint32Array, corners: number): Refined {
  const edges = meshEdges(triangles)
  const finer = new Uint32Array(triangles.length * 4)
  for (let t = 0, to = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      finer[to++] = triangles[t + k]!
      finer[to++] = corners + edges.sides[t + k]!
      finer[to++] = corners + edges.sides[t + ((k + 2) % 3)]!
    }
    for (let k = 0; k < 3; k++) finer[to++] = corners + edges.sides[t + k]!
  }
  return { triangles: finer, edges }
}

/** Loop's rule, by which a refined mesh has no facets: places move towards their neighbors, and rims keep to themselves (C. Loop, 1987). */
export function loopShares({ count, ends, across, faces }: MeshEdges, corners: number): Shares {
  const { around, begins: beginsAround } = neighborsOf(ends, null, corners)
  const rim = neighborsOf(ends, (edge) => faces[edge] !== 2, corners)
  const begins = new Uint32Array(corners + count + 1)
  const of = new Uint32Array(corners + around.length + 4 * count)
  const share = new Float32Array(of.length)
  let at = 0
  const add = (corner: number, part: number) => {
    of[at] = corner
    share[at++] = part
  }
  for (let i = 0; i < corners; i++) {
    begins[i] = at
    const [first, last] = [beginsAround[i]!, beginsAround[i + 1]!]
    const [firstRim, lastRim] = [rim.begins[i]!, rim.begins[i + 1]!]
    const valence = last - first
    if (lastRim - firstRim === 2) {
      add(i, 3 / 4)
      for (let k = firstRim; k < lastRim; k++) add(rim.around[k]!, 1 / 8)
    } else if (lastRim > firstRim || valence < 3) add(i, 1)
    else {
      const pull = valence === 3 ? 3 / 16 : 3 / (8 * valence)
      add(i, 1 - valence * pull)
      for (let k = first; k < last; k++) add(around[k]!, pull)
    }
  }
  for (let edge = 0; edge < count; edge++) {
    begins[corners + edge] = at
    const isWithin = faces[edge] === 2
    for (let k = 2 * edge; k < 2 * edge + 2; k++) {
      add(ends[k]!, isWithin ? 3 / 8 : 1 / 2)
      if (isWithin) add(across[k]!, 1 / 8)
    }
  }
  begins[corners + count] = at
  return { begins, of: of.subarray(0, at), share: share.subarray(0, at) }
}

/** The neighbors of each corner along some edges, all in a row, and where those of each begin. */
function neighborsOf(
  ends: Uint32Array,
  counts: ((edge: number) => boolean) | null,
  corners: number,
): { around: Uint32Array; begins: Uint32Array } {
  const begins = new Uint32Array(corners + 1)
  for (let k = 0; k < ends.length; k++) if (!counts || counts(k >> 1)) begins[ends[k]! + 1]! += 1
  for (let i = 0; i < corners; i++) begins[i + 1]! += begins[i]!
  const around = new Uint32Array(begins[corners]!)
  const next = begins.slice()
  for (let k = 0; k < ends.length; k++) {
    if (counts && !counts(k >> 1)) continue
    around[next[ends[k]!]!++] = ends[k ^ 1]!
  }
  return { around, begins }
}

/** Values of a coarse mesh, so many for each place, as they are on the finer one. */
export function spread({ begins, of, share }: Shares, values: Float32Array, each: number, into: Float32Array): void {
  into.fill(0)
  for (let i = 0; i < begins.length - 1; i++) {
    for (let s = begins[i]!; s < begins[i + 1]!; s++) {
      const part = share[s]!
      for (let k = 0; k < each; k++) into[i * each + k]! += part * values[of[s]! * each + k]!
    }
  }
}
