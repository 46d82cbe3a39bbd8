import { reversed } from '@toile/geometry'
import type { EdgeOf, Piece } from '../../pattern/pattern.ts'
import type { Join } from '../drafting/joined.ts'
import type { Part } from './lines.ts'
import { outerEdges, partOf, type Shell, type Side, upperEdges } from './wornShell.ts'

const sides: readonly Side[] = ['Right', 'Left']

/** A join of two runs that are both walked counter-clockwise; runs of nothing make none. */
export const seam = (
  first: readonly EdgeOf[],
  second: readonly EdgeOf[],
  rest: Omit<Join, 'first' | 'second'> = {},
): Join[] => (first.length ? [{ first, second: reversed(second), ...rest }] : [])

const mirroredMarks = (join: Join): Join =>
  join.marks ? { ...join, marks: join.marks.map(([at, kind]) => [1 - at, kind] as const) } : join

/** The same seam on both sides of the wearer; its marks are told for the right. */
export const both = (join: (side: Side) => Join[]): Join[] =>
  sides.flatMap((side) => (side === 'Left' ? join(side).map(mirroredMarks) : join(side)))

/** The seam of a part between two pieces, the first gathered where that is told. */
export const between = (one: Piece, other: Piece, part: Part, gathered = false): Join[] =>
  both((side) => seam(partOf(one, part, side), partOf(other, part, side), gathered ? { eased: true } : {}))

/** Off the middle, where a panel may end. */
const shoulderMark = { marks: [[0.36, 'single']] } as const

/** What holds a shell together: side seams, shoulders unless they are bare, panels and a seam down the middle of a pair. */
export function shellSeams(shell: Shell, shoulders: boolean): Join[] {
  const panels = [shell.front, shell.back].flatMap(([center, side]) =>
    center && side ? between(side, center, 'panel', center.id.endsWith('Yoke')) : [],
  )
  const middles = [...shell.front, ...shell.back]
    .filter(({ cut }) => cut.pair)
    .flatMap((piece) => seam(partOf(piece, 'center', 'Right'), partOf(piece, 'center', 'Left')))
  const double = { marks: [[0.5, 'double']] } as const
  return [
    ...both((side) => seam(outerEdges(shell, 'back', side, 'side'), outerEdges(shell, 'front', side, 'side'), double)),
    ...(shoulders
      ? both((side) =>
          seam(upperEdges(shell, 'back', side, 'shoulder'), upperEdges(shell, 'front', side, 'shoulder'), shoulderMark),
        )
      : []),
    ...panels,
    ...middles,
  ]
}

/** Marks along a run round the body whose side seams lie at a share of it: between the seams, where no piece ends. */
export const ringMarks = (side: number): NonNullable<Join['marks']> => [
  [side * 0.75, 'double'],
  [side + (0.5 - side) * 0.7, 'single'],
  [1 - side - (0.5 - side) * 0.7, 'single'],
  [1 - side * 0.75, 'double'],
]
