import { defineFace } from './face.ts'

/** Theo: rectangular, deep-set eyes, stubble. */
export const theo = defineFace(
  'theo',
  'man',
  {
    head: [0.296, 0.304, 0.254, 0.116, 0.012],
    eye: [0.132, 0.522, 0.063, 0.021, -0.002, 'deep'],
    brow: [0.054, 0.03, 0.006, -0.002, 1.02],
    nose: [0.71, 0.051, 0.85, 0.55],
    mouth: [0.816, 0.086, 0.018, 0.028, 0.003],
    iris: 0x4f6b6a,
  },
  { hook: 0.15, bow: 0.4, stubble: 0.55, bones: 0.6 },
)

/** Kofi: an even oval, full lips, a half smile. */
export const kofi = defineFace(
  'kofi',
  'man',
  {
    head: [0.306, 0.314, 0.243, 0.107, -0.002],
    eye: [0.139, 0.524, 0.066, 0.025, 0.004, 'double'],
    brow: [0.062, 0.027, 0.012, 0.0, 0.98],
    nose: [0.704, 0.066, 0.3, 0.8],
    mouth: [0.808, 0.1, 0.032, 0.042, 0.008],
    iris: 0x25160f,
  },
  { hook: -0.2, bow: 0.5, stubble: 0.3, round: 0.6, bones: 0.4 },
)

/** Kenji: high cheekbones, single lids, clean-shaven. */
export const kenji = defineFace(
  'kenji',
  'man',
  {
    head: [0.308, 0.32, 0.238, 0.096],
    eye: [0.14, 0.53, 0.066, 0.019, 0.007, 'mono'],
    brow: [0.064, 0.028, 0.003, 0.0, 0.98],
    nose: [0.708, 0.052, 0.35, 0.5],
    mouth: [0.81, 0.08, 0.021, 0.031],
    iris: 0x2a1a13,
  },
  { hook: 0, bow: 0.7, bones: 0.9, round: 0.2 },
)

/** Marco, 50: broad and square, hooded eyes, grey stubble, an amused mouth. */
export const marco = defineFace(
  'marco',
  'man',
  {
    head: [0.304, 0.31, 0.262, 0.125, 0.01],
    eye: [0.135, 0.528, 0.061, 0.019, -0.004, 'hood'],
    brow: [0.056, 0.033, 0.006, 0.004, 1.04],
    nose: [0.718, 0.058, 0.95, 0.6],
    mouth: [0.822, 0.09, 0.014, 0.024, 0.005],
    iris: 0x4a3324,
  },
  { hook: 0.7, bow: 0.1, stubble: 1, age: 0.85, bones: 0.5 },
)

/** Rafael: a strong nose, thick brows, a moustache. */
export const rafael = defineFace(
  'rafael',
  'man',
  {
    head: [0.3, 0.306, 0.242, 0.102, 0.004],
    eye: [0.135, 0.522, 0.067, 0.025, 0.004, 'deep'],
    brow: [0.058, 0.036, 0.013, 0.002, 1.04],
    nose: [0.714, 0.055, 0.85, 0.65],
    mouth: [0.816, 0.09, 0.02, 0.034, 0.004],
    iris: 0x3a2417,
  },
  { hook: 0.85, bow: 0.45, stubble: 0.6, beard: 'moustache', bones: 0.5 },
)

/** Leo, a teenager: a soft narrow jaw, open eyes, freckles. */
export const leo = defineFace(
  'leo',
  'man',
  {
    head: [0.3, 0.308, 0.225, 0.089, -0.006],
    eye: [0.138, 0.54, 0.064, 0.026, 0.001, 'double'],
    brow: [0.062, 0.021, 0.008, 0.0, 0.92],
    nose: [0.708, 0.046, 0.45, 0.7],
    mouth: [0.806, 0.078, 0.02, 0.032, 0.007],
    iris: 0x4a5a3a,
  },
  { hook: -0.4, bow: 0.7, freckles: 30, bones: 0.1, round: 0.5, blush: 0.7 },
)

/** Bruno, in his forties: heavy build, a short full beard, smiling hooded eyes. */
export const bruno = defineFace(
  'bruno',
  'man',
  {
    head: [0.308, 0.318, 0.266, 0.128, 0.006],
    eye: [0.136, 0.526, 0.062, 0.021, -0.001, 'hood'],
    brow: [0.058, 0.034, 0.01, -0.002, 1.02],
    nose: [0.716, 0.064, 0.75, 0.8],
    mouth: [0.818, 0.088, 0.018, 0.032, 0.009],
    iris: 0x3f2a1b,
  },
  { hook: 0.4, bow: 0.2, beard: 'short', age: 0.45, round: 0.8, bones: 0.15, blush: 0.6 },
)

/** Anders: a long fair face, a narrow nose, light stubble. */
export const anders = defineFace(
  'anders',
  'man',
  {
    head: [0.288, 0.294, 0.233, 0.108, 0.02],
    eye: [0.128, 0.52, 0.063, 0.023, -0.003, 'deep'],
    brow: [0.056, 0.024, 0.004, 0.0, 0.96],
    nose: [0.71, 0.045, 1, 0.4],
    mouth: [0.816, 0.082, 0.016, 0.027, 0.006],
    iris: 0x6a8ca5,
  },
  { hook: 0.3, bow: 0.25, stubble: 0.4, bones: 0.75, round: 0.35, blush: 0.7 },
)

/** Emeka: a broad brow, a goatee round full lips. */
export const emeka = defineFace(
  'emeka',
  'man',
  {
    head: [0.312, 0.32, 0.257, 0.108, 0.004],
    eye: [0.143, 0.524, 0.064, 0.023, 0.007, 'double'],
    brow: [0.06, 0.026, 0.014, 0.004, 0.96],
    nose: [0.706, 0.07, 0.2, 0.9],
    mouth: [0.81, 0.094, 0.034, 0.046, 0.003],
    iris: 0x22140e,
  },
  { hook: -0.15, bow: 0.35, stubble: 0.35, beard: 'goatee', bones: 0.8, round: 0.45 },
)
