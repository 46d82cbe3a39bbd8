import { footbed } from './footbed.ts'
import type { ShoeArt } from './shoeArt.ts'

/** Flat sandal: a thong, a band over the instep, a strap round the ankle. */
export const flatSandal: ShoeArt = {
  collar: null,
  ankleStrap: true,
  layers: [
    footbed,
    {
      role: 'upper',
      fullness: 0.5,
      path: [
        [0.116, 0.2],
        [0.126, 0.25],
        [0.06, 0.285],
        [-0.04, 0.292],
        [-0.11, 0.27],
        [-0.1, 0.215],
        [-0.04, 0.238],
        [0.05, 0.232],
      ],
    },
    {
      role: 'upper',
      fullness: 0.5,
      path: [
        [0.083, 0.02],
        [0.085, 0.062],
        [0, 0.095],
        [-0.092, 0.07],
        [-0.09, 0.025],
        [0, 0.052],
      ],
    },
  ],
  lines: [
    {
      path: [
        [-0.02, 0.27],
        [-0.026, 0.36],
        [-0.034, 0.455],
      ],
      weight: 4.4,
      role: 'upper',
    },
    {
      path: [
        [0, 0.08],
        [-0.004, 0.16],
        [-0.014, 0.25],
      ],
      weight: 4.4,
      role: 'upper',
    },
  ],
  shine: [],
}
