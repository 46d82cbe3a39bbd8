import { add, type Chance, type Path, type Point, reversed, spline } from '@toile/geometry'
import { crease } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import { fallingEnd } from './fallingEnd.ts'
import type { HatFrame } from './hat.ts'

/** Where a headscarf is tied, how much hairline it shows, and how long its ends are. */
export interface HeadscarfCut {
  tied: 'chin' | 'nape'
  line: number
  ends: number
}

/** The contour over the head, from the ear to the crown. */
export const overHead: Path = [
  [0.42, 0.5],
  [0.425, 0.3],
  [0.37, 0.06],
  [0.23, -0.085],
  [0, -0.135],
]

/** Points of one side, completed with those of the other. */
export const mirrored = (path: Path): Path => [
  ...path,
  ...reversed(path.slice(0, -1)).map(([x, y]) => [-x, y] as const),
]

/** Around all hair but what falls from under a scarf, which is `half` wide at the height `y`. */
export function hairAround(at: HatFrame['at'], half: number, y: number): Path {
  const falling: Path = [
    [half, y],
    [half + 0.16, y + 0.06],
    [half + 0.28, y + 0.26],
    [half + 0.34, y + 0.7],
    [1.4, y + 0.7],
    [1.4, -0.95],
  ]
  return spline(falling.slice(0, 4), false, 6)
    .concat(falling.slice(4))
    .concat(reversed(falling.slice(4)).map(([px, py]) => [-px, py] as const))
    .concat(reversed(spline(falling.slice(0, 4), false, 6)).map(([px, py]) => [-px, py] as const))
    .map(([px, py]) => at(px, py))
}

/** Both ends of a knot on the head. */
export function tailsOf(knot: Point, ends: number, chance: Chance): Piece[] {
  return ([-1, 1] as const).map((side, i) =>
    fallingEnd(
      `tail${i}`,
      spline([knot, add(knot, [side * 0.09, ends * 0.5]), add(knot, [side * 0.2, ends])], false, 8),
      0.17,
      chance,
      { layer: 'head', order: 4 },
    ),
  )
}

/** A tight knot, `size` heads from its middle to its edge. */
export const knotAt = (at: Point, size: number): Piece =>
  makePiece(
    'tie',
    'knot',
    [
      spline(
        [
          add(at, [-size, -size * 0.6]),
          add(at, [size, -size * 0.7]),
          add(at, [size * 0.9, size * 0.7]),
          add(at, [-size * 0.9, size * 0.75]),
        ],
        true,
        8,
      ),
    ],
    {
      layer: 'head',
      order: 6,
      left: [add(at, [-size, -size]), add(at, [-size, size])],
      right: [add(at, [size, -size]), add(at, [size, size])],
      fullness: 0.8,
      lines: [crease([add(at, [-size * 0.2, -size * 0.5]), add(at, [size * 0.1, size * 0.5])], 1)],
    },
  )
