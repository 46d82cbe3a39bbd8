import { boundsOf, contains, lerp, type Path, type Point } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import { movedPiece } from './movedPiece.ts'

type Span = readonly [least: number, most: number]

/** How far to each side, for every head down, a skirt springs out again below the hem that held it. */
const spring = 0.42

/** How far above its lowest point the hem of an outer garment may run out to a side, in heads: who walks lifts one hip. */
const slope = 0.32

const held: readonly Piece['role'][] = ['skirt', 'skirtInside', 'band', 'trim', 'bodice']

/** A garment's pieces as they hang under an outer garment: a full skirt is held in by the coat's sides and springs out below its hem. */
export function heldUnder(pieces: readonly Piece[], outer: readonly Piece[]): Piece[] {
  const cover = outer
    .filter(({ role, layer }) => layer === 'front' && (role === 'bodice' || role === 'front'))
    .flatMap(({ outlines }) => outlines)
  if (!cover.length) return [...pieces]
  const ends = cover.map((outline) => Math.max(...outline.map(([, y]) => y)))
  const hem = Math.min(...ends) - 0.12
  const top = Math.min(...cover.flat().map(([, y]) => y))
  const from = lerp(top, hem, 0.4)
  const edges = sidesOf(cover)
  const last = widest([0, 0.25, 0.5, 0.75, 1].map((share) => edges(hem - slope * share)))
  const limit = ([x, y]: Point): Point => {
    const span = y < from ? null : y < hem - slope ? edges(y) : last
    if (!span) return [x, y]
    const out = Math.max(0, y - hem) * spring
    const least = span[0] + 0.025 - out
    const most = span[1] - 0.025 + out
    return [Math.min(most, Math.max(least, x)), y]
  }
  const held = (path: Path) => path.map(limit)
  const within = withinCollar(outer)
  return withoutCollar(pieces, outer, cover).map((piece) => {
    if (isHeld(piece)) return movedPiece(piece, held)
    return within && (isCollar(piece) || piece.role === 'hood') ? movedPiece(piece, within(piece)) : piece
  })
}

/** How far within the collar over it one ends, how far a hood comes out of it, and by how much both draw in towards the neck for every head that they stand above it. */
const inner = { collar: 0.035, hood: -0.1, draws: 0.3 } as const

/** A collar worn under another lies within it: its fall does not come out over the other's shoulders. */
function withinCollar(outer: readonly Piece[]): ((piece: Piece) => (path: Path) => Path) | null {
  const over = outer.filter(({ role, layer }) => layer === 'front' && (role === 'collar' || role === 'lapel'))
  if (!over.length) return null
  const outlines = over.flatMap((piece) => piece.outlines)
  const { top, bottom } = boundsOf(...outlines)
  const edges = sidesOf(outlines)
  const first = [0.02, 0.06, 0.1].map((down) => edges(top + down)).find((span) => span !== null)
  return ({ role }) =>
    (path) =>
      path.map(([x, y]) => {
        const span = y > bottom ? null : (edges(y) ?? first)
        if (!span) return [x, y]
        const by = (role === 'hood' ? inner.hood : inner.collar) + Math.max(0, top - y) * inner.draws
        return [x < 0 ? -gathered(-x, -span[0] - by) : gathered(x, span[1] - by), y]
      })
}

/** Draws what comes near a limit in within it, and cuts no corner; there is no room within a collar that lies on the other side. */
function gathered(x: number, limit: number): number {
  if (limit <= 0) return x
  const free = limit * (1 - soft)
  return x < free ? x : free + limit * soft * (1 - Math.exp((free - x) / (limit * soft)))
}
const soft = 0.3

/** How far above the collar that closes over it one must stand to be seen, in heads. */
const stands = 0.07

const isCollar = ({ role, name }: Piece) => role === 'collar' || (role === 'inside' && /^(collar|stand)/.test(name))

/** A collar that another closes over is not seen; a roll neck stands above it. */
function withoutCollar(pieces: readonly Piece[], outer: readonly Piece[], cover: readonly Path[]): readonly Piece[] {
  const over = outer.filter(({ role, layer }) => role === 'collar' && layer === 'front').flatMap((one) => one.outlines)
  const own = pieces.filter(({ role, layer }) => role === 'collar' && layer === 'front').flatMap((one) => one.outlines)
  if (!over.length || !own.length) return pieces
  if (boundsOf(...own).top < boundsOf(...over).top - stands) return pieces
  const middle = own.flat().filter(([x]) => Math.abs(x) < closes)
  const throat = middle.reduce<Point>((low, point) => (point[1] > low[1] ? point : low), [0, Number.NEGATIVE_INFINITY])
  return cover.some((outline) => contains(outline, throat)) ? pieces.filter((piece) => !isCollar(piece)) : pieces
}

/** How near to the middle a collar closes, in heads. */
const closes = 0.06

function widest(spans: readonly (Span | null)[]): Span | null {
  const found = spans.filter((span) => span !== null)
  if (!found.length) return null
  return [Math.min(...found.map(([least]) => least)), Math.max(...found.map(([, most]) => most))]
}

const isHeld = ({ role }: Piece) => held.includes(role)

/** The outermost xs of outlines at a level below the armholes, from a table of rows. */
function sidesOf(outlines: readonly Path[]): (y: number) => Span | null {
  const step = 0.04
  const rows = new Map<number, [number, number]>()
  for (const outline of outlines) {
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length]
      const [first, last] = [Math.ceil(Math.min(from[1], to[1]) / step), Math.floor(Math.max(from[1], to[1]) / step)]
      for (let row = first; row <= last; row++) {
        const x = to[1] === from[1] ? from[0] : lerp(from[0], to[0], (row * step - from[1]) / (to[1] - from[1]))
        const known = rows.get(row)
        rows.set(row, known ? [Math.min(known[0], x), Math.max(known[1], x)] : [x, x])
      }
    })
  }
  return (y) => rows.get(Math.round(y / step)) ?? null
}
