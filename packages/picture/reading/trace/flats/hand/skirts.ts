import type { Flat } from '../closedFlat.ts'
import { draftSkirt, type SkirtCut } from '../lower.ts'

const skirts: readonly SkirtCut[] = [
  {
    side: [
      [0.74, 0],
      [1, 0.85],
      [0.86, 2.6],
    ],
  },
  {
    side: [
      [0.74, 0],
      [1, 0.8],
      [1.25, 2.4],
    ],
  },
  {
    side: [
      [0.74, 0],
      [1, 0.6],
      [1.15, 1.3],
    ],
  },
  {
    side: [
      [0.72, 0],
      [1.3, 1],
      [1.9, 2.4],
    ],
    hemSag: 0.2,
  },
  {
    side: [
      [0.72, 0],
      [1.1, 0.8],
      [1.5, 3],
    ],
    hemSag: 0.16,
  },
  {
    side: [
      [0.72, 0],
      [1.15, 1],
      [1.45, 4.4],
    ],
    hemSag: 0.12,
  },
  {
    side: [
      [0.72, 0],
      [1, 0.9],
      [0.8, 2.4],
      [1.25, 4.2],
    ],
    hemSag: 0.16,
  },
  {
    side: [
      [0.8, 0],
      [1.02, 0.7],
      [1, 1.5],
    ],
    hemSag: 0.03,
  },
  {
    side: [
      [0.7, 0],
      [1.6, 0.8],
      [2.2, 1.6],
    ],
    hemSag: 0.3,
  },
  {
    side: [
      [0.75, 0],
      [1, 0.7],
      [1.05, 2],
    ],
    hemSag: 0.04,
  },
]

/** Skirts as one hand would outline them. */
export const handSkirts: readonly Flat[] = skirts.map((cut) => ({ category: 'skirt', ...draftSkirt(cut) }))
