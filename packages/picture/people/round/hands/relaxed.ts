import type { HandPose } from './handPose.ts'

/** Hands that hang: no two of a look are the same. */
export const relaxed = {
  /** The fingers ease inward one after another. */
  eased: {
    fingers: [
      [12, 16, 10, 3],
      [18, 24, 14, 0],
      [24, 32, 18, -3],
      [28, 34, 18, -7],
    ],
    thumb: [20, 30, 8, 12],
  },
  /** The index stands a little apart. */
  indexApart: {
    fingers: [
      [2, 12, 6, 7],
      [24, 32, 16, -1],
      [28, 36, 18, -2],
      [32, 38, 18, -5],
    ],
    thumb: [17, 32, 10, 10],
  },
  /** The two middle fingers lie together, the outer ones leave them. */
  paired: {
    fingers: [
      [6, 16, 8, 9],
      [20, 20, 10, 0],
      [22, 22, 10, 0],
      [10, 24, 12, -12],
    ],
    thumb: [22, 28, 6, 14],
  },
  /** They curl in more and more. */
  curling: {
    fingers: [
      [10, 24, 12, 4],
      [20, 34, 18, 0],
      [29, 42, 22, -3],
      [36, 46, 24, -6],
    ],
    thumb: [20, 20, 10, 14],
  },
  /** Loosely closed. */
  loose: {
    fingers: [
      [24, 42, 20, 3],
      [36, 50, 26, 0],
      [46, 56, 28, -2],
      [54, 56, 28, -6],
    ],
    thumb: [20, 20, 12, 18],
  },
  /** Long and light, the tips a little up. */
  light: {
    fingers: [
      [2, 8, 2, 4],
      [16, 14, 6, 0],
      [14, 18, 8, -3],
      [6, 12, 4, -9],
    ],
    thumb: [15, 28, 4, 4],
  },
  /** Bent at the knuckles, one after another, the fingers nearly straight. */
  turned: {
    fingers: [
      [12, 14, 8, 4],
      [26, 18, 10, 1],
      [38, 24, 12, -2],
      [50, 28, 14, -6],
    ],
    thumb: [18, 26, 2, 8],
  },
} as const satisfies Record<string, HandPose>
