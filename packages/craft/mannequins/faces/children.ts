import { defineFace } from './face.ts'

/** Lily: round cheeks, fair lashes, freckles, a small smile. */
export const lily = defineFace(
  'lily',
  'child',
  {
    head: [0.308, 0.318, 0.256, 0.1, -0.012],
    eye: [0.134, 0.575, 0.054, 0.032, 0.0, 'double'],
    brow: [0.078, 0.012, 0.01, -0.012, 0.82],
    nose: [0.716, 0.031, 0.15, 0.8],
    mouth: [0.812, 0.064, 0.017, 0.026, 0.008],
    iris: 0x5b4a33,
  },
  { hook: -0.8, bow: 0.7, freckles: 18 },
)

/** Zuri: a high forehead, wide eyes, full lips. */
export const zuri = defineFace(
  'zuri',
  'child',
  {
    head: [0.312, 0.318, 0.248, 0.096, -0.008],
    eye: [0.138, 0.572, 0.057, 0.033, 0.006, 'double'],
    brow: [0.078, 0.014, 0.014, -0.008, 0.84],
    nose: [0.714, 0.046, 0.1, 1],
    mouth: [0.812, 0.066, 0.026, 0.036, 0.005],
    iris: 0x23150f,
  },
  { hook: -0.4, bow: 0.4, lash: 0.45 },
)

/** Yuna: broad cheeks, single lids, a button of a nose. */
export const yuna = defineFace(
  'yuna',
  'child',
  {
    head: [0.312, 0.326, 0.26, 0.096, -0.016],
    eye: [0.138, 0.582, 0.054, 0.024, 0.006, 'mono'],
    brow: [0.074, 0.014, 0.006, -0.012, 0.84],
    nose: [0.714, 0.039, 0.05, 0.9],
    mouth: [0.806, 0.05, 0.024, 0.034, 0.004],
    iris: 0x2a1a13,
  },
  { hook: -0.6, bow: 0.9, round: 1 },
)

/** Sam: a square small chin, ears that stand out, a grin held in. */
export const sam = defineFace(
  'sam',
  'child',
  {
    head: [0.306, 0.314, 0.266, 0.112, -0.008],
    eye: [0.132, 0.57, 0.053, 0.028, -0.003, 'double'],
    brow: [0.066, 0.016, 0.006, -0.012, 0.8],
    nose: [0.716, 0.043, 0.15, 0.9],
    mouth: [0.816, 0.072, 0.014, 0.024, 0.011],
    iris: 0x3d5a70,
  },
  { hook: -0.5, bow: 0.2, lash: 0.15, freckles: 12 },
)

/** Hiro: a tall forehead, straight brows, single lids. */
export const hiro = defineFace(
  'hiro',
  'child',
  {
    head: [0.304, 0.32, 0.266, 0.114, 0.004],
    eye: [0.143, 0.566, 0.054, 0.023, 0.005, 'mono'],
    brow: [0.058, 0.019, 0.004, 0.0, 0.84],
    nose: [0.716, 0.044, 0.1, 0.8],
    mouth: [0.816, 0.056, 0.018, 0.027, 0.003],
    iris: 0x2a1a13,
  },
  { hook: -0.2, bow: 0.6, lash: 0.15, round: 0.5 },
)

/** Nico: dark lively eyes, an early brow, a crooked smile. */
export const nico = defineFace(
  'nico',
  'child',
  {
    head: [0.304, 0.312, 0.25, 0.1, -0.004],
    eye: [0.134, 0.566, 0.056, 0.031, 0.003, 'double'],
    brow: [0.066, 0.018, 0.01, 0.002, 0.88],
    nose: [0.714, 0.045, 0.2, 0.9],
    mouth: [0.812, 0.072, 0.019, 0.03, 0.01],
    iris: 0x3b2618,
  },
  { hook: -0.3, bow: 0.5, lash: 0.35, round: 0.65 },
)

/** Ella, ten: a longer oval, grey-green eyes, a wry mouth. */
export const ella = defineFace(
  'ella',
  'child',
  {
    head: [0.3, 0.308, 0.244, 0.094, -0.002],
    eye: [0.134, 0.548, 0.055, 0.028, -0.002, 'double'],
    brow: [0.072, 0.014, 0.008, 0.0, 0.88],
    nose: [0.708, 0.037, 0.3, 0.75],
    mouth: [0.81, 0.064, 0.018, 0.028, 0.006],
    iris: 0x5d7263,
  },
  { hook: -0.3, bow: 0.35, freckles: 10, round: 0.6, lash: 0.35 },
)

/** Mina, ten: a heart of a face, long-lashed dark eyes. */
export const mina = defineFace(
  'mina',
  'child',
  {
    head: [0.308, 0.312, 0.236, 0.084, -0.002],
    eye: [0.137, 0.546, 0.058, 0.031, 0.006, 'double'],
    brow: [0.072, 0.019, 0.014, 0.002, 0.92],
    nose: [0.71, 0.04, 0.35, 0.8],
    mouth: [0.808, 0.066, 0.022, 0.034, 0.004],
    iris: 0x2c1a12,
  },
  { hook: -0.1, bow: 0.7, round: 0.45, lash: 0.5 },
)

/** Aiko, a toddler: a round moon of a face, single lids, a pouting mouth. */
export const aiko = defineFace(
  'aiko',
  'child',
  {
    head: [0.304, 0.332, 0.282, 0.092, -0.03],
    eye: [0.136, 0.614, 0.045, 0.027, 0.0, 'mono'],
    brow: [0.074, 0.011, 0.012, -0.022, 0.66],
    nose: [0.722, 0.028, 0, 1],
    mouth: [0.804, 0.046, 0.02, 0.028, 0.006],
    iris: 0x2a1a13,
  },
  { hook: -0.9, bow: 1, round: 1, blush: 1.3, lash: 0.2 },
)

/** Tariq, ten: a firm chin, brows that meet the eye low, grey eyes. */
export const tariq = defineFace(
  'tariq',
  'child',
  {
    head: [0.3, 0.308, 0.258, 0.114, 0.002],
    eye: [0.132, 0.546, 0.055, 0.026, 0.002, 'deep'],
    brow: [0.058, 0.023, 0.008, 0.0, 0.94],
    nose: [0.712, 0.042, 0.45, 0.7],
    mouth: [0.814, 0.068, 0.017, 0.029, 0.002],
    iris: 0x54604f,
  },
  { hook: 0.1, bow: 0.3, round: 0.5, lash: 0.35 },
)

/** Emil, eight: pale brows, a wide gap of the eyes, many freckles. */
export const emil = defineFace(
  'emil',
  'child',
  {
    head: [0.296, 0.302, 0.246, 0.098, 0.002],
    eye: [0.142, 0.562, 0.051, 0.026, -0.004, 'double'],
    brow: [0.064, 0.013, 0.006, -0.002, 0.76],
    nose: [0.714, 0.039, 0.2, 1],
    mouth: [0.82, 0.074, 0.014, 0.024, 0.004],
    iris: 0x6f8f93,
  },
  { hook: -0.8, bow: 0.2, freckles: 44, round: 0.5, lash: 0.1 },
)

/** Otis, a toddler: a domed forehead, full cheeks, an open look. */
export const otis = defineFace(
  'otis',
  'child',
  {
    head: [0.314, 0.322, 0.268, 0.106, -0.022],
    eye: [0.13, 0.608, 0.049, 0.03, 0.001, 'double'],
    brow: [0.07, 0.012, 0.012, -0.02, 0.72],
    nose: [0.724, 0.038, 0, 1],
    mouth: [0.808, 0.052, 0.024, 0.034, 0.006],
    iris: 0x20130d,
  },
  { hook: -0.7, bow: 0.5, round: 1, lash: 0.35 },
)
