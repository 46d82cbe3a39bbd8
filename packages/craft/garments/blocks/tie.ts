import { add, type Chance, type Path, type Point, rotate, spline } from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'
import { crease, ridge } from '../marks.ts'

/** A tied bow: two loops, a knot and two hanging ends; `size` is the length of a loop in heads, `order` its place in the layers. */
export function tieBow(at: Point, size: number, order: number, chance: Chance): Piece[] {
  const loops = ([-1, 1] as const).map((side): Piece => {
    const turn = side * chance.between(0.05, 0.3)
    const place = (x: number, y: number) => add(at, rotate([side * x * size, y * size], turn))
    const outline = spline(
      [
        place(0.04, -0.06),
        place(0.45, -0.3),
        place(0.92, -0.22),
        place(0.96, 0.14),
        place(0.5, 0.2),
        place(0.04, 0.07),
      ],
      true,
      8,
    )
    const folds = [-0.08, 0.04].map((y) =>
      ridge([place(0.1, y * 0.4), place(0.4, y), place(0.75, y * 1.6)], 0.018, 0.6, [0.02, 0.7]),
    )
    return makePiece('tie', `loop${side < 0 ? 0 : 1}`, [outline], {
      order,
      ...uprightGrain(at, side < 0 ? -size : 0, side < 0 ? 0 : size, 0.35 * size),
      fullness: 0.6,
      folds,
      lines: folds.map(({ path }) => crease(path.slice(0, 12), 1.2, [0.02, 0.8])),
    })
  })
  const ends = ([-1, 1] as const).map((side): Piece => {
    const length = size * chance.between(1.5, 2)
    const sway = side * size * chance.between(0.2, 0.45)
    const run = (from: number, to: number): Path =>
      spline(
        [add(at, [from, 0.02]), add(at, [sway * 0.5 + from * 1.3, length * 0.5]), add(at, [sway + to, length])],
        false,
        8,
      )
    const [left, right] = [run(-0.14 * size, -0.24 * size), run(0.14 * size, 0.24 * size)]
    return makePiece('tie', `end${side < 0 ? 0 : 1}`, [[...left, ...right.slice().reverse()]], {
      order,
      left,
      right,
      fullness: 0.4,
    })
  })
  const knot = spline(
    [
      add(at, [-0.14 * size, -0.1 * size]),
      add(at, [0.14 * size, -0.12 * size]),
      add(at, [0.16 * size, 0.12 * size]),
      add(at, [-0.13 * size, 0.13 * size]),
    ],
    true,
    6,
  )
  return [
    ...ends,
    ...loops,
    makePiece('tie', 'knot', [knot], {
      ...uprightGrain(at, -0.16 * size, 0.16 * size, 0.13 * size),
      order: order + 1,
      fullness: 0.7,
    }),
  ]
}

/** Straight grain edges about a point, for small parts that take the print as it lies there. */
const uprightGrain = ([x, y]: Point, from: number, to: number, half: number): { left: Path; right: Path } => ({
  left: [
    [x + from, y - half],
    [x + from, y + half],
  ],
  right: [
    [x + to, y - half],
    [x + to, y + half],
  ],
})
