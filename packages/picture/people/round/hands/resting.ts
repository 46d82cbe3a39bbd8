import type { HandPose } from './handPose.ts'

/** Hands that hold something or lie on something. */
export const resting = {
  /** Open, as it is shown. */
  open: {
    fingers: [
      [4, 8, 4, 8],
      [2, 10, 4, 1],
      [4, 12, 6, -5],
      [8, 14, 8, -14],
    ],
    thumb: [46, 14, -4, 4],
  },
  /** Closed round a strap or a handle. */
  strap: {
    fingers: [
      [62, 88, 50, 2],
      [68, 92, 50, 0],
      [70, 92, 50, -2],
      [72, 88, 50, -4],
    ],
    thumb: [22, 50, 22, 34],
  },
  /** In a pocket, the thumb outside. */
  pocket: {
    fingers: [
      [10, 10, 6, 2],
      [10, 10, 6, 0],
      [10, 10, 6, -2],
      [10, 10, 6, -4],
    ],
    thumb: [30, 44, 8, 6],
    lies: true,
    hidden: true,
  },
  /** On the hip, the fingers forward round it, the thumb behind. */
  hip: {
    fingers: [
      [16, 18, 10, 7],
      [24, 24, 12, 2],
      [28, 26, 12, -2],
      [31, 28, 14, -7],
    ],
    thumb: [10, 60, 0, 0],
    lies: true,
    thumbBehind: true,
  },
  /** At the edge of a collar or lapel, thumb and index meeting. */
  collar: {
    fingers: [
      [46, 42, 18, 3],
      [50, 52, 24, 0],
      [46, 44, 22, -4],
      [36, 34, 18, -10],
    ],
    thumb: [30, 44, 4, 22],
    lies: true,
  },
  /** In the hair: the fingers reach into it. */
  hair: {
    fingers: [
      [16, 22, 12, 7],
      [22, 26, 14, 1],
      [26, 28, 14, -4],
      [26, 28, 14, -12],
    ],
    thumb: [34, 24, 4, 10],
    lies: true,
  },
  /** At the chin: the index a little longer, the others curled under it. */
  chin: {
    fingers: [
      [30, 40, 20, 3],
      [44, 54, 26, 0],
      [54, 62, 30, -2],
      [60, 66, 32, -4],
    ],
    thumb: [22, 36, 4, 14],
    lies: true,
  },
  /** Under a flat bag, the fingers round its edge. */
  clutch: {
    fingers: [
      [30, 30, 16, 5],
      [34, 34, 16, 0],
      [36, 36, 18, -3],
      [38, 36, 18, -8],
    ],
    thumb: [34, 36, 6, 10],
    lies: true,
  },
  /** Lies on the thigh or over the other hand. */
  flat: {
    fingers: [
      [10, 16, 8, 6],
      [14, 18, 8, 1],
      [16, 20, 10, -2],
      [16, 22, 10, -8],
    ],
    thumb: [32, 20, 6, 10],
    lies: true,
  },
  /** Over the other hand or under it, before the body. */
  clasped: {
    fingers: [
      [26, 34, 22, 3],
      [30, 36, 24, 0],
      [32, 38, 24, -1],
      [33, 38, 24, -4],
    ],
    thumb: [24, 24, 8, 12],
    lies: true,
  },
  /** Lies round the other arm. */
  round: {
    fingers: [
      [26, 30, 20, 5],
      [32, 32, 22, 1],
      [34, 34, 22, -3],
      [34, 34, 22, -9],
    ],
    thumb: [38, 16, 6, 10],
    lies: true,
  },
} as const satisfies Record<string, HandPose>
