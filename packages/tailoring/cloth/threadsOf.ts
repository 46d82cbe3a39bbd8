import { sure } from '@toile/geometry'
import type { ClothFabric } from './clothFabric.ts'
import type { ClothMesh } from './clothMesh.ts'

/** What holds particles at distances: two ends each, how far apart they rest in millimetres, and how far they give; what is stretched stands before what is bent. */
export interface Threads {
  ends: Int32Array
  rests: Float32Array
  gives: Float32Array
  stretched: number
}

/** How a part of a mesh is laid: the direction of its grain in degrees, and what it is made of. */
export interface Lay {
  grain: number
  fabric: ClothFabric
}

/** A side of triangles while it is gathered: its length and give in every triangle it bounds, and the corner opposite to it there. */
interface Side {
  length: number
  give: number
  bend: number
  count: number
  opposite: { particle: number; along: number; away: number }[]
}

/** The threads of a mesh whose corners are particles by number: one along every side of a triangle, and one across every side that two triangles share, which keeps the cloth from folding. */
export function threadsOf(mesh: ClothMesh, particles: Int32Array, count: number, lays: readonly Lay[]): Threads {
  const sides = new Map<number, Side>()
  mesh.parts.forEach((part, p) => {
    const lay = sure(lays[p])
    for (let t = 3 * part.firstTriangle; t < 3 * (part.firstTriangle + part.triangles); t++) {
      const [a, b] = [sure(mesh.triangles[t]), sure(mesh.triangles[t % 3 === 2 ? t - 2 : t + 1])]
      addSide(sides, mesh, particles, count, lay, [a, b, sure(mesh.triangles[t % 3 === 0 ? t + 2 : t - 1])])
    }
  })
  const stretch: Thread[] = []
  const bend: Thread[] = []
  for (const [key, side] of sides) {
    const [a, b] = [Math.floor(key / count), key % count]
    stretch.push([a, b, side.length / side.count, side.give / side.count])
    const [one, other] = side.opposite
    if (one && other && side.opposite.length === 2 && one.particle !== other.particle) {
      const rest = Math.hypot(one.along - other.along, one.away + other.away)
      bend.push([one.particle, other.particle, rest, side.bend / side.count])
    }
  }
  return packed(inOrder(stretch), inOrder(bend))
}

type Thread = [a: number, b: number, rest: number, give: number]

/** Threads that lie together in memory are pulled together. */
const inOrder = (threads: Thread[]) =>
  threads.sort((p, q) => Math.min(p[0], p[1]) - Math.min(q[0], q[1]) || p[0] + p[1] - q[0] - q[1])

function packed(stretch: Thread[], bend: Thread[]): Threads {
  const all = [...stretch, ...bend]
  return {
    ends: Int32Array.from(all.flatMap(([a, b]) => [a, b])),
    rests: Float32Array.from(all, ([, , rest]) => rest),
    gives: Float32Array.from(all, ([, , , give]) => give),
    stretched: stretch.length,
  }
}

function addSide(
  sides: Map<number, Side>,
  { flat }: ClothMesh,
  particles: Int32Array,
  count: number,
  { grain, fabric }: Lay,
  [from, to, opposite]: readonly [number, number, number],
) {
  const x = (corner: number) => sure(flat[2 * corner])
  const y = (corner: number) => sure(flat[2 * corner + 1])
  const [dx, dy] = [x(to) - x(from), y(to) - y(from)]
  const [ox, oy] = [x(opposite) - x(from), y(opposite) - y(from)]
  const length = Math.hypot(dx, dy)
  const [a, b] = [sure(particles[from]), sure(particles[to])]
  if (a === b) return
  const key = Math.min(a, b) * count + Math.max(a, b)
  const side = sides.get(key) ?? { length: 0, give: 0, bend: 0, count: 0, opposite: [] }
  sides.set(key, side)
  const along = (ox * dx + oy * dy) / length
  side.length += length
  side.give += giveAt(fabric, Math.atan2(dy, dx) - (grain * Math.PI) / 180)
  side.bend += fabric.bend
  side.count++
  side.opposite.push({
    particle: sure(particles[opposite]),
    along: a < b ? along : length - along,
    away: Math.abs(ox * dy - oy * dx) / length,
  })
}

/** How far cloth gives at an angle to its grain: as its threads along and across it, and more between them. */
function giveAt({ warp, weft, bias }: ClothFabric, angle: number): number {
  const [c, s] = [Math.cos(angle) ** 2, Math.sin(angle) ** 2]
  const straight = warp * c + weft * s
  return straight + (bias - straight) * 4 * c * s
}
