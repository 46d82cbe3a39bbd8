import type { HairArt, Lock } from './hairArt.ts'
import { croppedBack } from './masses.ts'

/** Combed back from a hairline that recedes at the temples. */
export const combedBack: Lock = {
  strands: 52,
  shine: [0.35, 0.7],
  soft: true,
  flyaways: 2,
  guides: [
    [
      [-0.288, 0.52],
      [-0.325, 0.36],
      [-0.33, 0.12],
      [-0.21, -0.06],
    ],
    [
      [-0.262, 0.3],
      [-0.282, 0.17],
      [-0.23, 0],
      [-0.15, -0.095],
    ],
    [
      [-0.18, 0.148],
      [-0.18, 0.06],
      [-0.13, -0.05],
      [-0.08, -0.115],
    ],
    [
      [-0.06, 0.158],
      [-0.06, 0.05],
      [-0.03, -0.06],
      [-0.01, -0.122],
    ],
    [
      [0.02, 0.175],
      [0.04, 0.05],
      [0.05, -0.06],
      [0.05, -0.12],
    ],
    [
      [0.17, 0.146],
      [0.18, 0.06],
      [0.15, -0.04],
      [0.11, -0.105],
    ],
    [
      [0.264, 0.3],
      [0.285, 0.17],
      [0.24, 0],
      [0.17, -0.085],
    ],
    [
      [0.288, 0.52],
      [0.325, 0.36],
      [0.332, 0.12],
      [0.22, -0.05],
    ],
  ],
}

/** Slicked back, wet look. */
export const slicked: HairArt = {
  front: { locks: [combedBack] },
  back: { locks: [croppedBack(0.92, 0.352)] },
}
