import { lerp, type Point } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import { type Mesh, roundedTo } from './mesh.ts'

/** What is read of a piece to know how far aside a garment reaches. */
export type Reaching = Pick<Piece, 'role' | 'outlines'> & Partial<Pick<Piece, 'onTop' | 'left' | 'right'>>

/** How far aside a garment's body reaches from level to level, as it is drafted. */
export interface Reach {
  at(y: number): number
  /** The lowest level that it reaches. */
  bottom: number
  /** All that is read between two levels. */
  levels(from: number, to: number): readonly (number | undefined)[]
}

const bin = 0.04
/** What makes a garment's body; ties and bands stand off it and do not count. */
const bodies: readonly Piece['role'][] = ['bodice', 'front', 'skirt', 'waistband', 'backPanel', 'leg', 'hood']

/** Opens how far aside pieces reach; `held` is how much a hem that sags below its side seams still reaches as far as those do. */
export function openReach(pieces: readonly Reaching[], mesh: Mesh, held = 0): Reach {
  const made = pieces.filter(({ role }) => bodies.includes(role))
  const under = made.filter(({ onTop }) => !onTop)
  // A cape lies over the arms as a whole: there it is the body.
  const body = under.length ? under : made
  const own = reachOf(body)
  const reach = smoothed(own, mesh)
  const lowest = Math.max(...own.keys())
  if (held > 0)
    for (const [level, far] of smoothed(heldTo(body, own), mesh)) {
      const drafted = reach.get(Math.min(level, lowest)) ?? 0
      if (far > drafted) reach.set(level, lerp(drafted, far, held))
    }
  return {
    at: (y) => between(reach, y / bin),
    bottom: lowest * bin,
    levels(from, to) {
      const first = Math.floor(from / bin)
      return Array.from({ length: Math.ceil(to / bin) + 1 - first }, (_, i) => reach.get(first + i))
    },
  }
}

/** The same with hems that go on below their side seams as wide as those end. */
function heldTo(pieces: readonly Reaching[], own: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const held = new Map(own)
  for (const { role, outlines, left = [], right = [] } of pieces) {
    if (role === 'leg' || role === 'hood') continue
    const ends = [left.at(-1), right.at(-1)].flatMap((end) => (end ? [end] : []))
    const [end] = ends.toSorted((a, b) => Math.abs(b[0]) - Math.abs(a[0]))
    if (!end) continue
    const bottom = Math.max(...outlines.flat().map(([, y]) => y))
    // A shell is averaged over two levels on both sides.
    for (let level = Math.round(end[1] / bin); level <= Math.ceil(bottom / bin) + 2; level++)
      held.set(level, Math.max(held.get(level) ?? 0, Math.abs(end[0])))
  }
  return held
}

/** How far aside the outlines of a garment's body reach in each bin of levels. */
function reachOf(pieces: readonly Reaching[]): ReadonlyMap<number, number> {
  const reach = new Map<number, number>()
  const take = (a: Point, b: Point, share: number) => {
    const level = Math.round(lerp(a[1], b[1], share) / bin)
    reach.set(level, Math.max(reach.get(level) ?? 0, Math.abs(lerp(a[0], b[0], share))))
  }
  for (const { outlines } of pieces) {
    for (const outline of outlines) {
      outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length]
        const steps = Math.max(1, Math.ceil(Math.abs(b[1] - a[1]) / (bin * 0.7)))
        for (let step = 0; step < steps; step++) take(a, b, step / steps)
      })
    }
  }
  return reach
}

/** A shell is smooth: a single point of a hem makes no step. */
function smoothed(reach: ReadonlyMap<number, number>, mesh: Mesh): Map<number, number> {
  return new Map(
    [...reach.keys()].map((level) => {
      const near = [-2, -1, 0, 1, 2].flatMap((off) => reach.get(level + off) ?? [])
      return [level, roundedTo(mesh, near.reduce((sum, value) => sum + value, 0) / near.length)]
    }),
  )
}

function between(reach: ReadonlyMap<number, number>, at: number): number {
  const above = reach.get(Math.floor(at))
  const below = reach.get(Math.ceil(at))
  if (above === undefined || below === undefined) return above ?? below ?? 0
  return lerp(above, below, at - Math.floor(at))
}
