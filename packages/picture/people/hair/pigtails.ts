import type { HairArt, Lock } from './hairArt.ts'
import { bothSides, curtain } from './masses.ts'

/** One bunch from its band beside the head. */
const bunch: Lock = {
  strands: 20,
  shine: [0.2, 0.45],
  flyaways: 5,
  wave: 0.03,
  tips: 0.07,
  guides: [
    [
      [0.345, 0.5],
      [0.47, 0.46],
      [0.55, 0.66],
      [0.56, 0.92],
      [0.48, 1.16],
    ],
    [
      [0.345, 0.53],
      [0.43, 0.56],
      [0.475, 0.74],
      [0.48, 0.96],
      [0.44, 1.2],
    ],
    [
      [0.345, 0.56],
      [0.385, 0.62],
      [0.4, 0.78],
      [0.4, 0.98],
      [0.41, 1.14],
    ],
  ],
}
const bands = [
  [-0.352, 0.53],
  [0.352, 0.53],
] as const

const halfBack: Lock = {
  strands: 34,
  shine: [0.3, 0.6],
  flyaways: 4,
  guides: [
    [
      [-0.02, -0.09],
      [0.2, -0.06],
      [0.345, 0.14],
      [0.365, 0.36],
      [0.35, 0.5],
    ],
    [
      [-0.016, 0.2],
      [0.16, 0.26],
      [0.28, 0.4],
      [0.345, 0.53],
    ],
    [
      [-0.012, 0.86],
      [0.14, 0.84],
      [0.27, 0.72],
      [0.345, 0.57],
    ],
  ],
}

/** Middle parting and a bunch on each side. */
export const pigtails: HairArt = {
  behind: { locks: bothSides(bunch) },
  front: {
    locks: [
      curtain(-1, { part: 0, length: 0.56, half: 0.345, inner: 0.3 }, { soft: true, shine: [0.35, 0.65], strands: 24 }),
      curtain(1, { part: 0, length: 0.56, half: 0.345, inner: 0.3 }, { soft: true, shine: [0.35, 0.65], strands: 24 }),
    ],
    ties: bands,
    parting: [
      [0, -0.06],
      [0, 0.11],
    ],
    babyHairs: 8,
  },
  back: { locks: bothSides(halfBack), over: { locks: bothSides(bunch), ties: bands } },
}
