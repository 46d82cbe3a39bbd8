import { contains } from '@toile/geometry'
import { expect, it } from 'vitest'
import { grainLine } from './grainLine.ts'
import type { Piece } from './pattern.ts'

it('[S1.11] a grain line ends within a piece whose corner lies straight below it', () => {
  const corners = [
    [0, 0],
    [100, -60],
    [100, 80],
    [-100, 80],
    [-100, -60],
  ] as const
  const piece: Piece = {
    id: 'arched',
    name: 'Arched',
    corners,
    edges: corners.map((_, i) => ({ id: `edge${i}`, allowance: 10, end: 'hem' })),
    grain: { at: [0, 40], degrees: 90 },
    notches: [],
    drills: [],
    lines: [],
    cut: { count: 1, of: 'shell', pair: false },
    place: { round: 'trunk', turn: 0 },
  }
  for (const end of grainLine(piece)) expect(contains(corners, end), end.join()).toBe(true)
})
