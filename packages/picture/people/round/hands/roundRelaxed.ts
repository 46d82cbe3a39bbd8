import type { HandPose } from './handPose.ts'

/** Hands that hang: no two of a look are the same. */
export const roundRelaxed = {
  /** The fingers ease inward one after another. */
  eased: {
    fingers: [
      [10, 16, 8, 3],
      [16, 22, 10, 0],
      [20, 28, 14, -2],
      [22, 32, 16, -5],
    ],
    thumb: [17, 28, 6, 8],
  },
  /** The index stands a little apart. */
  indexApart: {
    fingers: [
      [2, 10, 6, 6],
      [21, 31, 16, 0],
      [25, 35, 18, -2],
      [28, 37, 18, -5],
    ],
    thumb: [15, 30, 8, 8],
  },
  /** The two middle fingers lie together, the outer ones leave them. */
  paired: {
    fingers: [
      [8, 14, 8, 7],
      [18, 20, 10, 0],
      [20, 22, 10, 0],
      [14, 26, 14, -9],
    ],
    thumb: [19, 26, 6, 10],
  },
  /** They curl in more and more. */
  curling: {
    fingers: [
      [12, 24, 12, 4],
      [22, 34, 18, 0],
      [29, 42, 22, -3],
      [34, 46, 24, -6],
    ],
    thumb: [17, 20, 10, 10],
  },
  /** Loosely closed. */
  loose: {
    fingers: [
      [24, 42, 20, 3],
      [36, 50, 26, 0],
      [46, 56, 28, -2],
      [54, 56, 28, -6],
    ],
    thumb: [17, 20, 12, 14],
  },
  /** Long and light, the tips a little up. */
  light: {
    fingers: [
      [4, 10, 4, 4],
      [15, 16, 8, 0],
      [16, 20, 10, -2],
      [12, 22, 10, -7],
    ],
    thumb: [14, 26, 4, 4],
  },
  /** Bent at the knuckles, one after another, the fingers nearly straight. */
  turned: {
    fingers: [
      [12, 16, 8, 4],
      [22, 20, 10, 1],
      [31, 24, 12, -2],
      [38, 28, 14, -6],
    ],
    thumb: [16, 24, 4, 8],
  },
} as const satisfies Record<string, HandPose>
