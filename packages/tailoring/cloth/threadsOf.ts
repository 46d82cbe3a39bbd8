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

/** How a part of a mesh is laid: the direction of its grain in degrees, what it is made of, and whether it is turned over at its seam as a collar is. */
export interface Lay {
  grain: number
  fabric: ClothFabric
  turned: boolean
}

/** A side of triangles: its length and give in every triangle that it bounds, and the corner opposite to it there. */
interface Side {
  lengths: number[]
  gives: number[]
  bend: number
  opposite: { particle: number; along: number; away: number; turned: boolean }[]
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
    stretch.push([a, b, restOf(side), side.gives.reduce((sum, give) => sum + give, 0) / side.gives.length])
    const [one, other] = side.opposite
    if (one && other && side.opposite.length === 2 && one.particle !== other.particle && one.turned === other.turned) {
      const rest = Math.hypot(one.along - other.along, one.away + other.away)
      bend.push([one.particle, other.particle, rest, side.bend / side.opposite.length])
    }
  }
  return packed(inOrder(stretch), inOrder(bend))
}

/** A seam whose sides differ by more than this is gathered, not stretched. */
const gathered = 1.3

/** How long a side is at rest: as long as the shorter one of a gathered seam, else between both, nearer to the one that gives less. */
function restOf({ lengths, gives }: Side): number {
  const short = Math.min(...lengths)
  if (Math.max(...lengths) > gathered * short) return short
  const stiff = gives.reduce((sum, give) => sum + 1 / give, 0)
  return lengths.reduce((sum, length, i) => sum + length / sure(gives[i]), 0) / stiff
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
  { grain, fabric, turned }: Lay,
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
  const side = sides.get(key) ?? { lengths: [], gives: [], bend: 0, opposite: [] }
  sides.set(key, side)
  const along = (ox * dx + oy * dy) / length
  side.lengths.push(length)
  side.gives.push(giveAt(fabric, Math.atan2(dy, dx) - (grain * Math.PI) / 180))
  side.bend += fabric.bend
  side.opposite.push({
    particle: sure(particles[opposite]),
    along: a < b ? along : length - along,
    away: Math.abs(ox * dy - oy * dx) / length,
    turned,
  })
}

/** How far cloth gives at an angle to its grain: as its threads along and across it, and more between them. */
function giveAt({ warp, weft, bias }: ClothFabric, angle: number): number {
  const [c, s] = [Math.cos(angle) ** 2, Math.sin(angle) ** 2]
  const straight = warp * c + weft * s
  return straight + (bias - straight) * 4 * c * s
}
