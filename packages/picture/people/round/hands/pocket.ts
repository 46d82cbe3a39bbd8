import { type HandArt, thumb } from './handArt.ts'

/** In a pocket as far as the knuckles, the thumb outside. */
export const pocket: HandArt = {
  palm: [
    [-0.084, 0.1],
    [-0.116, 0.22],
    [-0.118, 0.29],
    [-0.08, 0.32],
    [0, 0.335],
    [0.08, 0.325],
    [0.122, 0.29],
    [0.128, 0.2],
    [0.104, 0.1],
  ],
  fingers: [],
  thumb: thumb(
    [
      [0.062, 0.08],
      [0.166, 0.23],
      [0.184, 0.34],
      [0.168, 0.44],
    ],
    [0.054, 0.029],
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
