import { sure } from '@toile/geometry'
import type { Meshed } from './meshPattern.ts'
import { pullPair } from './pullPair.ts'
import type { Welded } from './weld.ts'

/** Cloth that does not pass through itself: `find` looks once a frame which particles come near each other, `part` pushes them apart in every step. */
export interface Layers {
  find(at: Float32Array): void
  part(at: Float32Array, lightness: Float32Array): void
}

/** Particles of one panel that are nearer than this on the flat, in reaches, are neighbors that may touch. */
const neighbors = 2.2
/** How far around a reach is looked, so that a frame misses none. */
const around = 1.6
const cells = 1 << 14
const most = 24

const hash = (a: number, b: number, c: number) =>
  (Math.imul(a, 73856093) ^ Math.imul(b, 19349663) ^ Math.imul(c, 83492791)) & (cells - 1)

/** Keeps the particles of a mesh so many millimetres apart, but for those that are sewn or lie beside each other on a panel. */
export function openLayers({ mesh, seams }: Meshed, { particles, count }: Welded, reach: number): Layers {
  const flat = new Float32Array(2 * count)
  const panel = new Int32Array(count)
  const onSeam = new Uint8Array(count)
  mesh.parts.forEach(({ firstCorner, corners }, p) => {
    for (let i = firstCorner; i < firstCorner + corners; i++) {
      const particle = sure(particles[i])
      flat[2 * particle] = sure(mesh.flat[2 * i])
      flat[2 * particle + 1] = sure(mesh.flat[2 * i + 1])
      panel[particle] = p
    }
  })
  for (const corner of seams) onSeam[sure(particles[corner])] = 1
  const beside = (i: number, j: number) => {
    if (onSeam[i] && onSeam[j]) return true
    if (panel[i] !== panel[j]) return false
    const dx = flat[2 * i]! - flat[2 * j]!
    const dy = flat[2 * i + 1]! - flat[2 * j + 1]!
    return dx * dx + dy * dy < (neighbors * reach) ** 2
  }
  const pairs = new Int32Array(count * most)
  const starts = new Int32Array(cells + 1)
  const sorted = new Int32Array(count)
  const keys = new Int32Array(count)
  let found = 0
  return {
    find(at) {
      sortIntoCells(at, reach * around, { starts, sorted, keys })
      found = nearPairs(at, reach * around, { starts, sorted }, beside, pairs)
    },
    part(at, lightness) {
      for (let k = 0; k < found; k += 2) pullPair(at, lightness, pairs[k]!, pairs[k + 1]!, reach, 0, -1)
    },
  }
}

/** Particles sorted by the cell that they lie in. */
function sortIntoCells(
  at: Float32Array,
  cell: number,
  { starts, sorted, keys }: { starts: Int32Array; sorted: Int32Array; keys: Int32Array },
) {
  starts.fill(0)
  for (let i = 0; i < keys.length; i++) {
    const key = hash(
      Math.floor(at[3 * i]! / cell),
      Math.floor(at[3 * i + 1]! / cell),
      Math.floor(at[3 * i + 2]! / cell),
    )
    keys[i] = key
    starts[key] = starts[key]! + 1
  }
  let sum = 0
  for (let k = 0; k < starts.length; k++) {
    sum += starts[k]!
    starts[k] = sum
  }
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    const place = starts[key]! - 1
    starts[key] = place
    sorted[place] = i
  }
}

/** Writes which particles lie nearer than a distance without being neighbors, and tells how many numbers that took. */
function nearPairs(
  at: Float32Array,
  cell: number,
  { starts, sorted }: { starts: Int32Array; sorted: Int32Array },
  beside: (i: number, j: number) => boolean,
  pairs: Int32Array,
): number {
  const squared = cell * cell
  let found = 0
  for (let i = 0; i < sorted.length; i++) {
    const a = Math.floor(at[3 * i]! / cell)
    const b = Math.floor(at[3 * i + 1]! / cell)
    const c = Math.floor(at[3 * i + 2]! / cell)
    for (let n = 0; n < 27; n++) {
      const key = hash(a + (n % 3) - 1, b + (((n / 3) | 0) % 3) - 1, c + ((n / 9) | 0) - 1)
      for (let t = starts[key]!; t < starts[key + 1]!; t++) {
        const j = sorted[t]!
        if (j <= i || found + 2 > pairs.length) continue
        const dx = at[3 * i]! - at[3 * j]!
        const dy = at[3 * i + 1]! - at[3 * j + 1]!
        const dz = at[3 * i + 2]! - at[3 * j + 2]!
        if (dx * dx + dy * dy + dz * dz > squared || beside(i, j)) continue
        pairs[found++] = i
        pairs[found++] = j
      }
    }
  }
  return found
}
