import { defineFace } from './face.ts'

/** Lily. */
export const lily = defineFace(
  'lily',
  'child',
  {
    head: [0.308, 0.326, 0.262, 0.1],
    eye: [0.148, 0.565, 0.06, 0.039, 0.006, 'double'],
    brow: [0.1, 0.014, 0.014, 0.004, 0.86],
    nose: [0.712, 0.04, 0.2, 0.9],
    mouth: [0.808, 0.064, 0.023, 0.033, 0.01],
    iris: 0x5b4a33,
  },
  { freckles: 16 },
)

/** Zuri. */
export const zuri = defineFace('zuri', 'child', {
  head: [0.308, 0.328, 0.262, 0.1],
  eye: [0.15, 0.565, 0.062, 0.04, 0.008, 'double'],
  brow: [0.1, 0.016, 0.014, 0.004, 0.86],
  nose: [0.712, 0.05, 0.1, 1],
  mouth: [0.81, 0.072, 0.029, 0.04, 0.01],
  iris: 0x23150f,
})

/** Yuna. */
export const yuna = defineFace('yuna', 'child', {
  head: [0.31, 0.328, 0.262, 0.1],
  eye: [0.15, 0.567, 0.06, 0.034, 0.01, 'mono'],
  brow: [0.098, 0.014, 0.01, 0.004, 0.86],
  nose: [0.712, 0.04, 0.1, 0.9],
  mouth: [0.808, 0.064, 0.024, 0.034, 0.01],
  iris: 0x2a1a13,
})

/** Sam. */
export const sam = defineFace(
  'sam',
  'child',
  {
    head: [0.31, 0.324, 0.268, 0.11],
    eye: [0.146, 0.562, 0.058, 0.036, 0.0, 'double'],
    brow: [0.088, 0.02, 0.008, 0.0, 0.86],
    nose: [0.712, 0.042, 0.25, 0.9],
    mouth: [0.812, 0.068, 0.02, 0.03, 0.009],
    iris: 0x3d5a70,
  },
  { lash: 0.3 },
)

/** Hiro. */
export const hiro = defineFace(
  'hiro',
  'child',
  {
    head: [0.312, 0.328, 0.264, 0.106],
    eye: [0.15, 0.566, 0.058, 0.031, 0.008, 'mono'],
    brow: [0.094, 0.018, 0.008, 0.002, 0.86],
    nose: [0.712, 0.043, 0.1, 0.9],
    mouth: [0.81, 0.066, 0.022, 0.032, 0.009],
    iris: 0x2a1a13,
  },
  { lash: 0.3 },
)

/** Nico. */
export const nico = defineFace(
  'nico',
  'child',
  {
    head: [0.31, 0.326, 0.266, 0.106],
    eye: [0.149, 0.564, 0.06, 0.038, 0.004, 'double'],
    brow: [0.092, 0.016, 0.012, 0.003, 0.86],
    nose: [0.712, 0.044, 0.2, 0.9],
    mouth: [0.81, 0.07, 0.022, 0.034, 0.01],
    iris: 0x3b2618,
  },
  { lash: 0.4 },
)
