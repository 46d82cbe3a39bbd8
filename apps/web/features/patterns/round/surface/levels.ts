import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import { nobody } from './meshEdges.ts'
import { edgeDistances, type Ends, endsOf, measureNear } from './edgeDistances.ts'
import { cutInFour, loopShares, type Shares } from './refine.ts'

/** Cloth as it is drawn and as it hangs together: pieces have corners of their own where they are sewn, which lie in one place of the whole. */
export interface Level {
  /** Of what is drawn: triangles, x and y on its piece per corner in millimetres, how far from seams and hems, the part it belongs to, and its place in the whole. */
  triangles: Uint32Array
  flat: Float32Array
  edges: Float32Array
  part: Uint16Array
  placeOf: Uint32Array
  /** Of the whole: triangles and how many places there are. */
  whole: Uint32Array
  places: number
  /** Where its pieces end. */
  rims: Ends
  /** How its places are made of those of the level before; nothing at the first. */
  shares: Shares | null
}

/** Cloth sewn where corners lie in one place, as it is computed. */
export function sewnLevel(mesh: ClothMesh, welded: Uint32Array): Level {
  const { flat, triangles, parts } = mesh
  const numbers = new Uint32Array(welded.length)
  let places = 0
  // The first corner of a place stands before all others of it.
  const placeOf = welded.map((first, i) => (numbers[i] = first === i ? places++ : numbers[first]!))
  const part = new Uint16Array(placeOf.length)
  parts.forEach(({ firstCorner, corners }, i) => part.fill(i, firstCorner, firstCorner + corners))
  const rims = endsOf(mesh, placeOf)
  const edges = edgeDistances(rims, flat, part)
  return { triangles, flat, edges, rims, part, placeOf, whole: wholeOf(triangles, placeOf), places, shares: null }
}

/** Triangles by their places, without those that lie in less than three. */
function wholeOf(triangles: Uint32Array, placeOf: Uint32Array): Uint32Array {
  const whole = new Uint32Array(triangles.length)
  let count = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const a = placeOf[triangles[t]!]!
    const b = placeOf[triangles[t + 1]!]!
    const c = placeOf[triangles[t + 2]!]!
    if (a === b || b === c || c === a) continue
    whole[count++] = a
    whole[count++] = b
    whole[count++] = c
  }
  return whole.subarray(0, count)
}

/** The same cloth with four triangles for each. On its piece an edge is straight, so that the print keeps its scale; as it hangs it is rounded. */
export function finerLevel({ triangles, flat, rims, edges, part, placeOf, whole, places }: Level): Level {
  const corners = placeOf.length
  const drawn = cutInFour(triangles, corners)
  const joined = cutInFour(whole, places)
  const count = corners + drawn.edges.count
  const finer = {
    flat: new Float32Array(count * 2),
    edges: new Float32Array(count * 2),
    part: new Uint16Array(count),
    placeOf: new Uint32Array(count),
  }
  finer.flat.set(flat)
  finer.edges.set(edges)
  finer.part.set(part)
  finer.placeOf.set(placeOf)
  for (let edge = 0, i = corners; edge < drawn.edges.count; edge++, i++) {
    const a = drawn.edges.ends[2 * edge]!
    const b = drawn.edges.ends[2 * edge + 1]!
    for (let k = 0; k < 2; k++) {
      finer.flat[2 * i + k] = (flat[2 * a + k]! + flat[2 * b + k]!) / 2
      finer.edges[2 * i + k] = (edges[2 * a + k]! + edges[2 * b + k]!) / 2
    }
    finer.part[i] = part[a]!
    const middle = joined.edges.find(placeOf[a]!, placeOf[b]!)
    finer.placeOf[i] = middle === nobody ? placeOf[a]! : places + middle
  }
  measureNear(finer.edges, rims, finer.flat, finer.part, corners)
  return {
    ...finer,
    rims,
    triangles: drawn.triangles,
    whole: joined.triangles,
    places: places + joined.edges.count,
    shares: loopShares(joined.edges, places),
  }
}
