import { makePiece, type Piece } from '@toile/craft/garments/piece.ts'
import { type Bounds, boundsOf, distance, offset, type Path, type Point, reversed, spline } from '@toile/geometry'

/** Heads from which a strap or scarf is too long to lie as it hangs. */
const long = 0.5

/** The pieces of an accessory as it lies by itself: straps lie round their bag, scarves are folded, belts close behind. */
export function laidAlone(pieces: readonly Piece[]): Piece[] {
  const bag = boundsOf(
    ...pieces.filter(({ role, name }) => role === 'bag' && name === 'body').flatMap(({ outlines }) => outlines),
  )
  const straps = pieces.filter((piece) => piece.role === 'strap' && tallOf(piece) > long)
  const slung = Number.isFinite(bag.left) ? straps[0] : undefined
  const scarves = pieces.filter((piece) => piece.role === 'scarf' && tallOf(piece) > 1)
  const fringe = pieces.find(({ role, name }) => role === 'trim' && /fringe/i.test(name))
  if (scarves[0] && fringe) return foldedScarf(scarves[0], fringe)
  const belt = pieces.find(({ role, name }) => role === 'band' && name === 'band')
  return [
    ...(slung ? [lyingStrap(slung, bag)] : []),
    ...(belt ? [behindOf(belt)] : []),
    ...pieces.filter(({ role }) => !slung || role !== 'strap'),
  ]
}

const tallOf = ({ outlines }: Piece) => {
  const { top, bottom } = boundsOf(...outlines)
  return bottom - top
}

/** A strap in a loose loop from one end of its bag to the other. */
function lyingStrap(strap: Piece, { left, right, top }: Bounds): Piece {
  const wide = right - left
  const at = (x: number, y: number): Point => [left + wide * x, top - wide * y]
  const run = spline(
    [
      at(0.05, -0.04),
      at(-0.12, 0.22),
      at(-0.16, 0.56),
      at(0.16, 0.78),
      at(0.5, 0.62),
      at(0.84, 0.5),
      at(1.18, 0.62),
      at(1.2, 0.28),
      at(0.96, -0.03),
    ],
    false,
    12,
  )
  const middle = Math.floor(strap.left.length / 2)
  const [l, r] = [strap.left[middle], strap.right[middle]]
  const half = l && r ? Math.max(0.012, distance(l, r) / 2) : 0.018
  const [outer, inner] = [offset(run, half), offset(run, -half)]
  return makePiece('strap', strap.name, [[...outer, ...reversed(inner)]], {
    order: 0,
    left: outer,
    right: inner,
    colour: strap.colour,
    cloth: strap.cloth,
    contours: [],
  })
}

/** A scarf folded to a pad, its fringe at the near end. */
function foldedScarf(scarf: Piece, fringe: Piece): Piece[] {
  const { left, right } = boundsOf(...scarf.outlines)
  const wide = Math.min(0.62, Math.max(0.34, (right - left) * 0.72))
  const tall = 0.86
  const layer = (k: number, by: number, low: number): Piece[] => {
    const [l, r, t, b] = [by, wide + by * 0.7, by * 0.5, tall + low]
    const corner = 0.03
    const outline: Point[] = [
      [l + corner, t],
      [r - corner, t],
      [r, t + corner],
      [r, b - 0.005],
      [l, b],
      [l, t + corner],
    ]
    const strands = Math.round(wide / 0.024)
    return [
      makePiece(
        'trim',
        `${fringe.name}${k}`,
        Array.from({ length: strands }, (_, n) =>
          strand(l + 0.01 + (n / strands) * (r - l - 0.01), b - 0.01, n + k * 7),
        ),
        {
          order: k * 2,
          cloth: fringe.cloth,
          colour: fringe.colour,
          contours: [],
        },
      ),
      makePiece('scarf', `${scarf.name}${k}`, [outline], {
        order: k * 2 + 1,
        cloth: scarf.cloth,
        colour: scarf.colour,
        left: [
          [l, t],
          [l, b],
        ],
        right: [
          [r, t],
          [r, b],
        ],
        fullness: 0.3,
        contours: [],
      }),
    ]
  }
  return [...layer(0, 0.03, 0.05), ...layer(1, 0.012, 0.028), ...layer(2, 0, 0)]
}

/** One strand of a fringe, no two alike. */
function strand(x: number, y: number, n: number): Path {
  const sway = 0.012 * Math.sin(n * 2.4)
  const end = 0.12 + 0.02 * Math.sin(n * 1.7)
  return [
    [x, y],
    [x + 0.013, y],
    [x + 0.014 + sway * 0.6, y + end * 0.6],
    [x + 0.009 + sway, y + end],
    [x + 0.004 + sway, y + end],
    [x + sway * 0.6, y + end * 0.6],
  ]
}

/** The part of a belt that closes behind. */
function behindOf(belt: Piece): Piece {
  const { left, right, top, bottom } = boundsOf(...belt.outlines)
  const wide = (bottom - top) * 0.62
  const [middle, half] = [(left + right) / 2, (right - left) / 2]
  const arc = (reach: number, high: number, down: number): Path =>
    Array.from({ length: 25 }, (_, k): Point => {
      const angle = Math.PI * (1 - k / 24)
      return [middle + Math.cos(angle) * reach, top + down - Math.sin(angle) * high]
    })
  const [outer, inner] = [arc(half, 0.16, wide * 0.3), arc(half * 0.985, 0.16 - wide * 0.25, wide * 1.15)]
  return makePiece('band', 'behind', [[...outer, ...reversed(inner)]], {
    order: -1,
    left: outer,
    right: inner,
    cloth: belt.cloth,
    colour: belt.colour,
    contours: [],
  })
}
