import type { Piece } from '../../pattern/pattern.ts'

const width = 42
const allowance = 10

/** How far up the outer edge the rounding reaches. */
const roundTo = (length: number) => Math.min(55, length * 0.5)

/** A piece behind the fly in millimetres, as long as its opening, with a rounded lower corner. */
export const flyPiece = (id: 'flyFacing' | 'flyShield', name: string, length: number): Piece => ({
  id,
  name,
  corners: [
    [0, 0],
    [width, roundTo(length)],
    [width, length],
    [0, length],
  ],
  edges: [
    {
      id: 'lower',
      handles: [
        [25, 2],
        [width, roundTo(length) * 0.45],
      ],
      allowance,
      end: 'finished',
    },
    { id: 'outer', allowance, end: 'finished' },
    { id: 'top', allowance, end: 'finished' },
    { id: 'fly', allowance, end: 'seam' },
  ],
  grain: { at: [width / 2, length / 2], degrees: 90 },
  notches: [],
  drills: [],
  lines: [],
  cut: { count: 1, of: 'shell', pair: false },
  place: { round: 'trunk', turn: 0, behind: true },
})
