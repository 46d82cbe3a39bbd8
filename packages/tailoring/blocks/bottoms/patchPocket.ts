import type { Point } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'

/** The pointed outline of a patch pocket of a width, from its lower tip, counter-clockwise in millimetres. */
const shape = (width: number): Point[] => [
  [0, 0],
  [width * 0.45, width * 0.2],
  [width / 2, width * 1.1],
  [-width / 2, width * 1.1],
  [-width * 0.45, width * 0.2],
]

/** A patch pocket for either side of the back, in millimetres: its upper edge is hemmed, the others are turned in and sewn onto the back. */
export const patchPocket = (width: number): Piece => ({
  id: 'backPocket',
  name: 'Back pocket',
  corners: shape(width),
  edges: ['lowerOuter', 'outer', 'top', 'inner', 'lowerInner'].map((id) =>
    id === 'top' ? { id, allowance: 25, end: 'hem' } : { id, allowance: 10, end: 'finished' },
  ),
  grain: { at: [0, width / 2], degrees: 90 },
  notches: [],
  drills: [],
  lines: [],
  cut: { count: 2, of: 'shell', pair: true },
  place: { round: 'trunk', turn: 160 },
})

/** A back with the line on which its pocket is sewn, whose lower tip lies at a point in millimetres. */
export const withPocket = (back: Piece, width: number, [x, y]: Point): Piece => ({
  ...back,
  lines: [
    ...back.lines,
    {
      id: 'pocket',
      kind: 'placement',
      path: [...shape(width), ...shape(width).slice(0, 1)].map(([dx, dy]): Point => [x + dx, y + dy]),
    },
  ],
})
