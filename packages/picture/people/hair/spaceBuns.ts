import type { HairArt, Lock } from './hairArt.ts'
import { bothSides } from './masses.ts'

const knots = ([-1, 1] as const).map((s) => ({ x: s * 0.25, y: -0.1, width: 0.135, height: 0.125 }))

/** Half the hair from the middle parting up to its knot. */
const half: Lock = {
  strands: 26,
  shine: [0.35, 0.65],
  flyaways: 4,
  soft: true,
  guides: [
    [
      [0, 0.155],
      [0.002, 0.06],
      [0.05, -0.03],
      [0.16, -0.07],
    ],
    [
      [0.12, 0.19],
      [0.12, 0.1],
      [0.15, 0],
      [0.21, -0.06],
    ],
    [
      [0.235, 0.29],
      [0.25, 0.17],
      [0.25, 0.05],
      [0.25, -0.045],
    ],
    [
      [0.3, 0.56],
      [0.35, 0.36],
      [0.335, 0.12],
      [0.29, -0.04],
    ],
  ],
}

const halfBack: Lock = {
  strands: 34,
  shine: [0.35, 0.65],
  flyaways: 4,
  guides: [
    [
      [-0.012, 0.86],
      [-0.016, 0.42],
      [-0.02, 0.06],
      [0.02, -0.08],
      [0.17, -0.07],
    ],
    [
      [0.16, 0.85],
      [0.2, 0.5],
      [0.2, 0.2],
      [0.23, -0.04],
    ],
    [
      [0.29, 0.7],
      [0.36, 0.45],
      [0.35, 0.15],
      [0.3, -0.03],
    ],
  ],
}

/** Two knots high on the head. */
export const spaceBuns: HairArt = {
  behind: { buns: knots },
  front: {
    cap: true,
    locks: bothSides(half),
    parting: [
      [0, -0.06],
      [0, 0.13],
    ],
    babyHairs: 8,
  },
  back: { locks: bothSides(halfBack), buns: knots },
}
