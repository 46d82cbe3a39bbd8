import { defineFace } from './face.ts'

/** Ines. */
export const ines = defineFace('ines', 'woman', {
  head: [0.296, 0.302, 0.238, 0.1],
  eye: [0.14, 0.515, 0.068, 0.033, 0.012, 'double'],
  brow: [0.098, 0.022, 0.02, 0.004],
  nose: [0.7, 0.047, 0.5, 0.5],
  mouth: [0.808, 0.087, 0.03, 0.042, 0.004],
  iris: 0x5b3a22,
})

/** Amara. */
export const amara = defineFace('amara', 'woman', {
  head: [0.3, 0.312, 0.242, 0.108],
  eye: [0.145, 0.512, 0.072, 0.035, 0.012, 'double'],
  brow: [0.1, 0.024, 0.022, 0.008],
  nose: [0.695, 0.064, 0.2, 0.7],
  mouth: [0.81, 0.1, 0.041, 0.054, 0.006],
  iris: 0x2c1a12,
})

/** Mei. */
export const mei = defineFace('mei', 'woman', {
  head: [0.302, 0.312, 0.238, 0.092],
  eye: [0.144, 0.52, 0.069, 0.026, 0.016, 'mono'],
  brow: [0.1, 0.021, 0.01, 0.006],
  nose: [0.698, 0.05, 0.15, 0.45],
  mouth: [0.805, 0.08, 0.031, 0.042],
  iris: 0x2d1c14,
})

/** Astrid. */
export const astrid = defineFace(
  'astrid',
  'woman',
  {
    head: [0.292, 0.298, 0.242, 0.104, 0.003],
    eye: [0.138, 0.51, 0.066, 0.032, 0.004, 'deep'],
    brow: [0.09, 0.019, 0.014, 0.0],
    nose: [0.69, 0.044, 0.7, 0.4],
    mouth: [0.8, 0.088, 0.026, 0.037, 0.004],
    iris: 0x5f8196,
  },
  { freckles: 34 },
)

/** Ruth. */
export const ruth = defineFace(
  'ruth',
  'woman',
  {
    head: [0.296, 0.3, 0.24, 0.1, 0.004],
    eye: [0.139, 0.515, 0.066, 0.027, -0.006, 'hood'],
    brow: [0.09, 0.018, 0.018, 0.012],
    nose: [0.708, 0.049, 0.6, 0.55],
    mouth: [0.818, 0.09, 0.021, 0.032, 0.005],
    iris: 0x5c6b5b,
  },
  { aged: true, blush: 0.8 },
)

/** Priya. */
export const priya = defineFace('priya', 'woman', {
  head: [0.296, 0.304, 0.236, 0.096],
  eye: [0.142, 0.515, 0.071, 0.032, 0.014, 'double'],
  brow: [0.094, 0.026, 0.02, 0.006],
  nose: [0.702, 0.05, 0.65, 0.55],
  mouth: [0.81, 0.092, 0.03, 0.045, 0.004],
  iris: 0x33211a,
})

/** Noemi. */
export const noemi = defineFace('noemi', 'woman', {
  head: [0.304, 0.322, 0.262, 0.112],
  eye: [0.146, 0.514, 0.069, 0.034, 0.006, 'double'],
  brow: [0.1, 0.022, 0.024, 0.006],
  nose: [0.698, 0.06, 0.25, 0.65],
  mouth: [0.81, 0.098, 0.036, 0.05, 0.008],
  iris: 0x2f1d14,
})

/** Freya. */
export const freya = defineFace(
  'freya',
  'woman',
  {
    head: [0.298, 0.31, 0.246, 0.098],
    eye: [0.143, 0.53, 0.066, 0.034, 0.006, 'double'],
    brow: [0.096, 0.018, 0.014, 0.004],
    nose: [0.7, 0.042, 0.35, 0.6],
    mouth: [0.806, 0.08, 0.025, 0.036, 0.008],
    iris: 0x4f6f7d,
  },
  { freckles: 18, lash: 0.8 },
)
