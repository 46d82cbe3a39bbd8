import { type Chance, contains, type Point } from '@toile/geometry'
import type { Cutting } from './snippet.ts'

/** A cut-out on the tile: where its middle lies and the root of its area as shares of the tile, how it is turned (radians), and whether it is turned over. */
export interface LaidCutting {
  cutting: Cutting
  x: number
  y: number
  size: number
  angle: number
  over: boolean
}

/** Columns and rows of the half drop. */
const columns = 4
const rows = 3
/** The sizes that shapes are cut in, from those that lead to those that fill, and how far each may be made smaller to keep clear of the others. */
const sizes = [0.24, 0.178, 0.12] as const
const smallest = 0.62
const steps = 9
/** Clear ground about a shape, and how far it strays from its place, as shares of the tile. */
const clear = 0.017
const stray = 0.022
/** How many ways each is tried to lie. */
const tries = 14
/** How far what stands may lean, in radians. */
const lean = 0.1
/** Small shapes that fill what is left. */
const fillers = 10
const fillerSizes = [0.1, 0.075, 0.056] as const

/** Lays cut-outs over a tile that comes in again at all sides: in a half drop, by turns large and small, no shape beside itself, and small ones where there is room left. */
export function layPaper(cuttings: readonly Cutting[], chance: Chance): LaidCutting[] {
  const laid: LaidCutting[] = []
  const held: Held[] = []
  const lay = (best: ReturnType<typeof fitting>) => {
    if (!best) return
    laid.push(best.laid)
    held.push(best.held)
  }
  const order = chance.shuffled(cuttings.map((_, i) => i))
  const first = chance.whole(0, sizes.length - 1)
  const turned = (cutting: Cutting) => (cutting.stands ? chance.between(-lean, lean) : chance.between(0, 2 * Math.PI))
  for (const tier of sizes.keys()) {
    for (let k = 0; k < columns * rows; k++) {
      const [column, row] = [k % columns, Math.floor(k / columns)]
      if ((column + 2 * row + first) % sizes.length !== tier) continue
      const cutting = cuttings[order[(column * 2 + row * 3) % order.length]]
      const [x, y] = [(column + 0.5) / columns, (row + 0.25 + (column % 2) / 2) / rows]
      const ways = Array.from({ length: tries }, () => ({
        cutting,
        x: x + chance.between(-stray, stray),
        y: y + chance.between(-stray, stray),
        angle: turned(cutting),
        over: chance.happens(0.5),
      }))
      lay(fitting(ways, sizes[tier] * chance.between(0.95, 1.05), held))
    }
  }
  for (let k = 0; k < fillers; k++) {
    const cutting = cuttings[order[k % order.length]]
    const ways = Array.from({ length: 4 * tries }, () => ({
      cutting,
      x: chance.next(),
      y: chance.next(),
      angle: turned(cutting),
      over: chance.happens(0.5),
    }))
    lay(fitting(ways, fillerSizes[k % fillerSizes.length], held))
  }
  return laid
}

/** A shape as it keeps room: points along its rim and the farthest of them, all as shares of the tile. */
interface Held {
  x: number
  y: number
  rim: Point[]
  reach: number
}

const rimPoints = 26

function heldOf(laid: LaidCutting): Held {
  const { outline } = laid.cutting
  const rim = Array.from({ length: rimPoints }, (_, k) =>
    placed(laid, outline[Math.floor((k * outline.length) / rimPoints)]),
  )
  const reach = Math.max(...rim.map(([x, y]) => Math.hypot(x - laid.x, y - laid.y)))
  return { x: laid.x, y: laid.y, rim, reach }
}

/** The largest way to lay a shape that keeps clear of the others; of ways as large the one with most room. */
function fitting(
  ways: readonly Omit<LaidCutting, 'size'>[],
  size: number,
  others: readonly Held[],
): { laid: LaidCutting; held: Held } | null {
  for (let step = 0; step < steps; step++) {
    const now = size * (1 - ((1 - smallest) * step) / (steps - 1))
    let best: { laid: LaidCutting; held: Held } | null = null
    let most: number = clear
    for (const way of ways) {
      const laid = { ...way, size: now }
      const held = heldOf(laid)
      let room = 1
      for (const other of others) {
        room = Math.min(room, gap(held, other))
        if (room <= most) break
      }
      if (room <= most) continue
      most = room
      best = { laid, held }
    }
    if (best) return best
  }
  return null
}

/** Where a point of a cut-out comes to lie, as shares of the tile. */
export function placed({ x, y, size, angle, over }: Omit<LaidCutting, 'cutting'>, [px, py]: Point): [number, number] {
  const [along, up] = [Math.cos(angle) * size, Math.sin(angle) * size]
  const own = over ? -px : px
  return [x + own * along - py * up, y + own * up + py * along]
}

/** How far apart two shapes are on a tile that comes in again, 0 where one lies on the other; of far ones only about. */
function gap(one: Held, other: Held): number {
  const [dx, dy] = [Math.round(other.x - one.x), Math.round(other.y - one.y)]
  const loose = Math.hypot(other.x - dx - one.x, other.y - dy - one.y) - one.reach - other.reach
  if (loose > clear * 2) return loose
  const theirs = other.rim.map(([x, y]): Point => [x - dx, y - dy])
  if (one.rim.some((point) => contains(theirs, point)) || theirs.some((point) => contains(one.rim, point))) return 0
  let least = Infinity
  for (const [x, y] of one.rim) for (const [u, v] of theirs) least = Math.min(least, (x - u) ** 2 + (y - v) ** 2)
  return Math.sqrt(least)
}
