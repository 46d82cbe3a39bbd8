import { footbed } from './footbed.ts'
import type { ShoeArt } from './shoeArt.ts'

/** Slide: one broad band over the instep. */
export const slide: ShoeArt = {
  collar: null,
  layers: [
    footbed,
    {
      role: 'upper',
      fullness: 0.7,
      path: [
        [0.134, 0.25],
        [0.147, 0.33],
        [0.14, 0.385],
        [0.06, 0.418],
        [-0.04, 0.43],
        [-0.118, 0.415],
        [-0.126, 0.35],
        [-0.116, 0.262],
        [-0.04, 0.292],
        [0.05, 0.285],
      ],
    },
  ],
  lines: [
    {
      path: [
        [-0.114, 0.28],
        [-0.04, 0.308],
        [0.05, 0.301],
        [0.134, 0.268],
      ],
      weight: 1,
    },
    {
      path: [
        [-0.12, 0.398],
        [-0.04, 0.413],
        [0.06, 0.402],
        [0.142, 0.37],
      ],
      weight: 1,
    },
  ],
  shine: [],
}
