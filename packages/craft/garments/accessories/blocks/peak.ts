import { joined, mix, quadratic, spline } from '@toile/geometry'
import { topstitch } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import type { HatFrame } from './hat.ts'

/** A peak sewn to the front of a cap or a visor: half width, how far it reaches down, and its bend. */
export function draftPeak(
  frame: HatFrame,
  { half, line, sag, reach }: { half: number; line: number; sag: number; reach: number },
): Piece {
  const { front } = frame
  const root = quadratic(front(-half, line), front(0, line + 2 * sag), front(half, line), 16)
  const lip = spline(
    [
      front(half, line),
      front(half * 1.16, line + reach * 0.5),
      front(half * 0.86, line + sag * 0.7 + reach * 0.92),
      front(0, line + sag + reach),
      front(-half * 0.86, line + sag * 0.7 + reach * 0.92),
      front(-half * 1.16, line + reach * 0.5),
      front(-half, line),
    ],
    false,
    8,
  )
  const rows = [0.3, 0.5, 0.7].map((share) =>
    topstitch(
      root.map((p, i) => mix(p, lip[Math.round((1 - i / (root.length - 1)) * (lip.length - 1))], share)),
      0.8,
    ),
  )
  return makePiece('hat', 'peak', [joined(root, lip.slice(1, -1))], {
    layer: 'head',
    order: 6,
    left: [root[0], lip[lip.length - 9]],
    right: [root[root.length - 1], lip[8]],
    fullness: 0.5,
    colour: 'contrast',
    lines: rows,
  })
}
