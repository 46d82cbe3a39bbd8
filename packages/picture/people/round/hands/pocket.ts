import { type HandArt, thumb } from './handArt.ts'

/** In a pocket as far as the knuckles, the thumb outside. */
export const pocket: HandArt = {
  palm: [
    [-0.088, 0.1],
    [-0.132, 0.21],
    [-0.142, 0.3],
    [-0.1, 0.318],
    [0, 0.333],
    [0.085, 0.322],
    [0.128, 0.29],
    [0.13, 0.2],
    [0.104, 0.1],
  ],
  fingers: [],
  thumb: thumb(
    [
      [0.05, 0.1],
      [0.118, 0.21],
      [0.142, 0.3],
      [0.15, 0.385],
    ],
    [0.058, 0.043],
  ),
  thumbUnder: false,
  tendons: [
    [
      [0.05, 0.15],
      [0.066, 0.29],
    ],
    [
      [-0.012, 0.16],
      [-0.014, 0.29],
    ],
  ],
  lies: true,
  hidden: true,
}
