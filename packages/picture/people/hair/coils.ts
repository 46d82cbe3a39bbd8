import type { Path } from '@toile/geometry'
import type { HairArt } from './hairArt.ts'

const crown: Path = [
  [-0.44, 0.1],
  [-0.34, -0.1],
  [-0.16, -0.2],
  [0.04, -0.2],
  [0.24, -0.15],
  [0.39, 0],
  [0.46, 0.2],
]
const left: Path = [
  [-0.36, 1.16],
  [-0.5, 1.18],
  [-0.6, 1.04],
  [-0.6, 0.78],
  [-0.55, 0.5],
  [-0.51, 0.28],
]
const right: Path = [
  [0.53, 0.42],
  [0.6, 0.72],
  [0.63, 0.98],
  [0.56, 1.16],
  [0.42, 1.2],
]

/** Long coils to the shoulder. */
export const coils: HairArt = {
  behind: {
    coil: { outer: [...left, ...crown, ...right, [0, 1.1]], hairline: null, count: 160, radius: 0.034, fall: 0.24 },
  },
  front: {
    coil: {
      outer: [...left, ...crown, ...right],
      hairline: [
        [0.33, 1.1],
        [0.3, 0.86],
        [0.312, 0.64],
        [0.3, 0.44],
        [0.235, 0.28],
        [0.1, 0.19],
        [-0.06, 0.17],
        [-0.18, 0.22],
        [-0.27, 0.34],
        [-0.31, 0.52],
        [-0.305, 0.72],
        [-0.3, 0.9],
        [-0.3, 1.08],
      ],
      count: 420,
      radius: 0.034,
      fall: 0.24,
    },
  },
  back: {
    coil: { outer: [...left, ...crown, ...right, [0, 1.28]], hairline: null, count: 460, radius: 0.034, fall: 0.24 },
  },
}
