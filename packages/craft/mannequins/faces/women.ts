import { defineFace } from './face.ts'

/** Ines: a long oval, level almond eyes, a straight nose. */
export const ines = defineFace(
  'ines',
  'woman',
  {
    head: [0.292, 0.298, 0.238, 0.096, 0.004],
    eye: [0.133, 0.515, 0.064, 0.028, 0.005, 'double'],
    brow: [0.082, 0.02, 0.014, 0.004],
    nose: [0.702, 0.045, 0.6, 0.5],
    mouth: [0.812, 0.082, 0.026, 0.038, 0.003],
    iris: 0x5b3a22,
  },
  { hook: 0.1, bow: 0.7, lash: 0.6 },
)

/** Amara: high cheekbones, wide lids, a full mouth. */
export const amara = defineFace(
  'amara',
  'woman',
  {
    head: [0.296, 0.312, 0.244, 0.1],
    eye: [0.14, 0.512, 0.067, 0.03, 0.009, 'double'],
    brow: [0.088, 0.018, 0.022, 0.006],
    nose: [0.698, 0.06, 0.2, 0.7],
    mouth: [0.812, 0.093, 0.037, 0.05, 0.005],
    iris: 0x2c1a12,
  },
  { hook: -0.2, bow: 0.45, bones: 0.9, round: 0.3, lash: 0.8 },
)

/** Mei: broad cheeks over a small chin, single lids, a bow of a mouth. */
export const mei = defineFace(
  'mei',
  'woman',
  {
    head: [0.304, 0.316, 0.244, 0.09, -0.006],
    eye: [0.139, 0.525, 0.064, 0.022, 0.011, 'mono'],
    brow: [0.082, 0.019, 0.006, 0.002, 0.96],
    nose: [0.702, 0.046, 0.1, 0.45],
    mouth: [0.806, 0.068, 0.03, 0.037, 0.001],
    iris: 0x2d1c14,
  },
  { hook: -0.4, bow: 1, round: 0.7, bones: 0.25, lash: 0.5 },
)

/** Astrid: long and angular, deep pale eyes under straight fine brows, a thin wide mouth. */
export const astrid = defineFace(
  'astrid',
  'woman',
  {
    head: [0.284, 0.292, 0.252, 0.112, 0.016],
    eye: [0.13, 0.508, 0.061, 0.024, 0.001, 'deep'],
    brow: [0.07, 0.015, 0.006, -0.002, 0.98],
    nose: [0.7, 0.042, 0.9, 0.35],
    mouth: [0.816, 0.086, 0.019, 0.029, 0.001],
    iris: 0x5f8196,
  },
  { hook: -0.15, bow: 0.2, freckles: 34, bones: 0.8, round: 0.3, lash: 0.3, lipstick: 0.7 },
)

/** Ruth, 58: hooded lids, laughter at the corners, silver brows. */
export const ruth = defineFace(
  'ruth',
  'woman',
  {
    head: [0.29, 0.298, 0.25, 0.11, 0.008],
    eye: [0.134, 0.518, 0.06, 0.022, -0.003, 'hood'],
    brow: [0.077, 0.016, 0.016, 0.006, 0.96],
    nose: [0.712, 0.048, 0.65, 0.55],
    mouth: [0.822, 0.088, 0.016, 0.026, 0.008],
    iris: 0x5c6b5b,
  },
  { hook: 0.45, bow: 0.15, age: 0.9, blush: 0.7, bones: 0.7, lash: 0.25, lipstick: 0.8 },
)

/** Priya: a heart of a face, large eyes, strong arched brows, a fine long nose. */
export const priya = defineFace(
  'priya',
  'woman',
  {
    head: [0.304, 0.306, 0.232, 0.08, 0.002],
    eye: [0.135, 0.512, 0.068, 0.032, 0.008, 'double'],
    brow: [0.082, 0.027, 0.022, 0.004, 1.04],
    nose: [0.708, 0.047, 0.75, 0.6],
    mouth: [0.81, 0.08, 0.026, 0.042, 0.006],
    iris: 0x33211a,
  },
  { hook: 0.5, bow: 0.65, round: 0.25, bones: 0.45, lash: 0.9 },
)

/** Noemi: round and soft, dimpled cheeks, a wide smile. */
export const noemi = defineFace(
  'noemi',
  'woman',
  {
    head: [0.306, 0.32, 0.276, 0.122, -0.008],
    eye: [0.142, 0.52, 0.062, 0.026, 0.002, 'double'],
    brow: [0.084, 0.021, 0.018, -0.002, 0.94],
    nose: [0.698, 0.06, 0.2, 0.8],
    mouth: [0.802, 0.098, 0.031, 0.044, 0.012],
    iris: 0x2b1a12,
  },
  { hook: -0.3, bow: 0.35, round: 1, bones: 0, lash: 0.6 },
)

/** Freya, a teenager: wide-set light eyes, a short nose, freckles. */
export const freya = defineFace(
  'freya',
  'woman',
  {
    head: [0.302, 0.31, 0.25, 0.098, -0.008],
    eye: [0.144, 0.53, 0.061, 0.029, -0.001, 'double'],
    brow: [0.078, 0.015, 0.008, 0.0, 0.92],
    nose: [0.704, 0.04, 0.25, 0.75],
    mouth: [0.808, 0.072, 0.021, 0.034, 0.004],
    iris: 0x4f7a86,
  },
  { hook: -0.7, bow: 0.8, freckles: 26, lash: 0.35, blush: 1.15, round: 0.75, bones: 0.1, lipstick: 0.45 },
)

/** Saskia: a strong jaw, straight heavy brows, a broad calm mouth. */
export const saskia = defineFace(
  'saskia',
  'woman',
  {
    head: [0.288, 0.302, 0.266, 0.124, 0.01],
    eye: [0.136, 0.508, 0.064, 0.024, 0.006, 'hood'],
    brow: [0.068, 0.025, 0.006, 0.002, 1.04],
    nose: [0.704, 0.056, 0.45, 0.55],
    mouth: [0.818, 0.1, 0.034, 0.044, 0.002],
    iris: 0x3a2416,
  },
  { hook: 0.25, bow: 0.3, bones: 1, round: 0.35, lash: 0.45, lipstick: 0.75 },
)
