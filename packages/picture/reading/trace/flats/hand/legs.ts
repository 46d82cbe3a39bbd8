import type { Flat } from '../closedFlat.ts'
import { draftLegs, type LegsCut } from '../lower.ts'

const trousers: readonly LegsCut[] = [
  {
    side: [
      [0.76, 0],
      [1, 0.9],
      [0.86, 4.4],
    ],
    crotch: 1.3,
    inner: [0.02, 4.4],
  },
  {
    side: [
      [0.76, 0],
      [1.02, 0.9],
      [1.05, 4.6],
    ],
    crotch: 1.35,
    inner: [0.03, 4.6],
  },
  {
    side: [
      [0.72, 0],
      [0.98, 0.9],
      [0.72, 2.6],
      [0.7, 4.6],
    ],
    crotch: 1.2,
    inner: [0.06, 4.6],
  },
  {
    side: [
      [0.76, 0],
      [1, 0.9],
      [0.9, 4.4],
    ],
    crotch: 1.25,
    inner: [0.4, 4.4],
  },
  {
    side: [
      [0.76, 0],
      [1, 0.9],
      [1.15, 4.5],
    ],
    crotch: 1.3,
    inner: [0.25, 4.5],
  },
  {
    side: [
      [0.74, 0],
      [1.02, 0.9],
      [0.85, 2.6],
      [1.25, 4.6],
    ],
    crotch: 1.25,
    inner: [0.35, 4.6],
  },
  {
    side: [
      [0.78, 0],
      [1.05, 0.9],
      [0.66, 4.2],
    ],
    crotch: 1.35,
    inner: [0.34, 4.2],
  },
  {
    side: [
      [0.74, 0],
      [1.1, 1],
      [1.5, 4.5],
    ],
    crotch: 1.3,
    inner: [0.12, 4.5],
  },
  {
    side: [
      [0.8, 0],
      [1.12, 1],
      [1, 3.6],
      [0.7, 4.3],
    ],
    crotch: 1.5,
    inner: [0.26, 4.3],
  },
  {
    side: [
      [0.76, 0],
      [1, 0.9],
      [0.95, 3.4],
    ],
    crotch: 1.25,
    inner: [0.3, 3.4],
  },
]

const jeans: readonly LegsCut[] = [
  {
    side: [
      [0.76, 0],
      [0.98, 0.85],
      [0.8, 4.3],
    ],
    crotch: 1.2,
    inner: [0.03, 4.3],
  },
  {
    side: [
      [0.76, 0],
      [0.98, 0.85],
      [0.8, 4.3],
    ],
    crotch: 1.15,
    inner: [0.36, 4.3],
  },
  {
    side: [
      [0.78, 0],
      [0.98, 0.8],
      [0.72, 2.6],
      [0.62, 4.3],
    ],
    crotch: 1.15,
    inner: [0.3, 4.3],
  },
  {
    side: [
      [0.76, 0],
      [0.98, 0.85],
      [0.8, 2.5],
      [1.1, 4.5],
    ],
    crotch: 1.15,
    inner: [0.34, 4.5],
  },
  {
    side: [
      [0.78, 0],
      [1, 0.9],
      [1.02, 4.3],
    ],
    crotch: 1.2,
    inner: [0.32, 4.3],
  },
]

const shorts: readonly LegsCut[] = [
  {
    side: [
      [0.76, 0],
      [1, 0.8],
      [1.05, 1.9],
    ],
    crotch: 1.3,
    inner: [0.01, 1.92],
  },
  {
    side: [
      [0.78, 0],
      [1, 0.9],
      [1.02, 2.4],
    ],
    crotch: 1.35,
    inner: [0.02, 2.42],
  },
  {
    side: [
      [0.76, 0],
      [1, 0.8],
      [1.08, 1.8],
    ],
    crotch: 1.2,
    inner: [0.14, 1.9],
  },
  {
    side: [
      [0.78, 0],
      [1, 0.8],
      [1.12, 2.3],
    ],
    crotch: 1.25,
    inner: [0.2, 2.35],
  },
  {
    side: [
      [0.8, 0],
      [1, 0.7],
      [1.14, 1.35],
    ],
    crotch: 1.05,
    inner: [0.1, 1.45],
  },
  {
    side: [
      [0.9, 0],
      [1.1, 0.7],
      [1.3, 1.5],
    ],
    crotch: 1,
    inner: [0.08, 1.6],
  },
  {
    side: [
      [0.76, 0],
      [1.1, 0.8],
      [1.35, 1.9],
    ],
    crotch: 1.2,
    inner: [0.1, 2],
  },
  {
    side: [
      [0.8, 0],
      [1, 0.9],
      [1, 2.7],
    ],
    crotch: 1.25,
    inner: [0.3, 2.7],
  },
  {
    side: [
      [1, 0],
      [1.12, 0.4],
      [1.2, 0.85],
    ],
    crotch: 0.72,
    inner: [0.12, 1],
  },
]

const legged = (category: Flat['category'], cuts: readonly LegsCut[]): Flat[] =>
  cuts.map((cut) => ({ category, ...draftLegs(cut) }))

/** Trousers, jeans and shorts as one hand would outline them. */
export const handLegs: readonly Flat[] = [
  ...legged('trousers', trousers),
  ...legged('jeans', jeans),
  ...legged('shorts', shorts),
]
