import { defineFace } from './face.ts'

/** Theo. */
export const theo = defineFace(
  'theo',
  'man',
  {
    head: [0.3, 0.306, 0.27, 0.135, 0.006],
    eye: [0.14, 0.505, 0.065, 0.024, -0.002, 'deep'],
    brow: [0.07, 0.033, 0.008, -0.002],
    nose: [0.708, 0.054, 0.8, 0.55],
    mouth: [0.818, 0.094, 0.022, 0.031, 0.003],
    iris: 0x4f6b6a,
  },
  { stubble: 0.55 },
)

/** Kofi. */
export const kofi = defineFace(
  'kofi',
  'man',
  {
    head: [0.304, 0.312, 0.268, 0.14],
    eye: [0.144, 0.508, 0.068, 0.026, 0.004, 'double'],
    brow: [0.074, 0.031, 0.012, 0.0],
    nose: [0.706, 0.07, 0.3, 0.8],
    mouth: [0.818, 0.106, 0.036, 0.048, 0.005],
    iris: 0x25160f,
  },
  { stubble: 0.3 },
)

/** Kenji. */
export const kenji = defineFace('kenji', 'man', {
  head: [0.306, 0.312, 0.262, 0.126],
  eye: [0.145, 0.515, 0.067, 0.02, 0.008, 'mono'],
  brow: [0.078, 0.028, 0.004, 0.0],
  nose: [0.708, 0.056, 0.3, 0.5],
  mouth: [0.816, 0.09, 0.022, 0.033],
  iris: 0x2a1a13,
})

/** Marco. */
export const marco = defineFace(
  'marco',
  'man',
  {
    head: [0.3, 0.306, 0.272, 0.14, 0.006],
    eye: [0.14, 0.51, 0.064, 0.022, -0.006, 'hood'],
    brow: [0.07, 0.032, 0.006, 0.006],
    nose: [0.712, 0.058, 0.9, 0.6],
    mouth: [0.822, 0.094, 0.018, 0.028],
    iris: 0x4a3324,
  },
  { stubble: 1, aged: true },
)

/** Rafael. */
export const rafael = defineFace(
  'rafael',
  'man',
  {
    head: [0.302, 0.31, 0.264, 0.132],
    eye: [0.142, 0.508, 0.067, 0.026, 0.006, 'deep'],
    brow: [0.072, 0.034, 0.012, 0.0],
    nose: [0.708, 0.056, 0.7, 0.6],
    mouth: [0.818, 0.098, 0.024, 0.036, 0.006],
    iris: 0x3a2417,
  },
  { stubble: 0.75 },
)

/** Leo. */
export const leo = defineFace('leo', 'man', {
  head: [0.3, 0.308, 0.252, 0.116],
  eye: [0.143, 0.52, 0.065, 0.029, 0.004, 'double'],
  brow: [0.078, 0.026, 0.01, 0.0],
  nose: [0.704, 0.05, 0.45, 0.65],
  mouth: [0.812, 0.086, 0.023, 0.034, 0.006],
  iris: 0x4a5a3a,
})
