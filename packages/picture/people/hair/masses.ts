import type { Path, Point } from '@toile/geometry'
import type { Lock } from './hairArt.ts'

const mirror = (path: Path): Path => path.map(([x, y]) => [-x, y])

/** A lock and its mirror image. */
export const bothSides = (lock: Lock): Lock[] => [lock, { ...lock, guides: lock.guides.map(mirror) }]

/** Hair that falls behind neck and shoulders, seen from the front. */
export const hairBehind = (length: number, half: number, own: Partial<Lock> = {}): Lock => ({
  depth: 0.6,
  strands: 40,
  flyaways: 5,
  guides: [
    [
      [-0.06, 0],
      [-0.32, 0.1],
      [-half, 0.5],
      [-half - 0.02, length * 0.7],
      [-half * 0.86, length],
    ],
    [
      [-0.04, 0.1],
      [-0.16, 0.4],
      [-0.2, length * 0.7],
      [-0.18, length + 0.03],
    ],
    [
      [0.04, 0.1],
      [0.16, 0.4],
      [0.2, length * 0.7],
      [0.18, length + 0.03],
    ],
    [
      [0.06, 0],
      [0.32, 0.1],
      [half, 0.5],
      [half + 0.02, length * 0.7],
      [half * 0.86, length],
    ],
  ],
  ...own,
})

/** A lock that falls from the parting over one side of the head. */
export interface Curtain {
  /** x of the parting. */
  part: number
  length: number
  /** Half width at the tips, and where the inner edge ends. */
  half: number
  inner: number
  /** How far the crown stands off the skull, in heads. */
  lift?: number
}

/** Hair that falls from a parting over one side (-1 the viewer's left) to a length, framing the face. */
export function curtain(s: 1 | -1, { part, length, half, inner, lift = 0 }: Curtain, own: Partial<Lock> = {}): Lock {
  const long = length > 0.85
  const lower = (at: number, end: number): Point[] =>
    long
      ? [
          [s * at, 0.66],
          [s * (at + (end - at) * 0.5), 0.66 + (length - 0.66) * 0.45],
          [s * (at + (end - at) * 0.9), 0.66 + (length - 0.66) * 0.8],
        ]
      : []
  return {
    strands: 32,
    shine: [0.1, 0.28],
    flyaways: 6,
    guides: [
      [
        [part - s * 0.01, -0.078 - lift],
        [part * 0.5 + s * 0.14, -0.07 - lift],
        [s * 0.268, 0.0 - lift],
        [s * 0.37, 0.17],
        [s * 0.408, 0.42],
        ...lower(0.405, half),
        [s * half, length],
      ],
      [
        [part - s * 0.005, 0],
        [part * 0.45 + s * 0.17, 0.045],
        [s * 0.328, 0.24],
        [s * 0.36, 0.47],
        ...lower(0.36, (half + inner) / 2),
        [s * ((half + inner) / 2), length + 0.03],
      ],
      [
        [part, 0.13],
        [part * 0.5 + s * 0.1, 0.175],
        [s * 0.245, 0.31],
        [s * 0.302, 0.49],
        ...lower(0.302, inner),
        [s * inner, length - 0.04],
      ],
    ],
    ...own,
  }
}

/** Hair swept back from the hairline to the crown. */
export const sweptUp: Lock = {
  strands: 46,
  shine: [0.25, 0.6],
  flyaways: 4,
  soft: true,
  guides: [
    [
      [-0.308, 0.62],
      [-0.35, 0.4],
      [-0.3, 0.08],
      [-0.06, -0.1],
    ],
    [
      [-0.292, 0.42],
      [-0.308, 0.27],
      [-0.21, 0.03],
      [-0.04, -0.1],
    ],
    [
      [-0.215, 0.235],
      [-0.19, 0.12],
      [-0.11, -0.03],
      [-0.02, -0.1],
    ],
    [
      [-0.02, 0.16],
      [-0.01, 0.06],
      [0, -0.05],
      [0, -0.105],
    ],
    [
      [0.18, 0.21],
      [0.165, 0.1],
      [0.1, -0.03],
      [0.02, -0.1],
    ],
    [
      [0.285, 0.4],
      [0.305, 0.26],
      [0.21, 0.03],
      [0.04, -0.1],
    ],
    [
      [0.308, 0.62],
      [0.35, 0.4],
      [0.3, 0.08],
      [0.06, -0.1],
    ],
  ],
}

/** The back of the head with hair that falls loose to a length; `half` is its width at the tips. */
export function fallingBack(length: number, half: number, own: Partial<Lock> = {}): Lock {
  const round = length > 1.2 ? 0.1 : 0.035
  const side = (s: number): Point[] => [
    [s * 0.02, -0.1],
    [s * 0.15, -0.088],
    [s * 0.28, -0.015],
    [s * 0.37, 0.17],
    [s * (half + 0.01), Math.min(0.6, length * 0.6)],
    [s * (half + 0.02), length * 0.8],
    [s * half * 0.95, length],
  ]
  const inner = (s: number): Point[] => [
    [s * 0.01, -0.1],
    [s * 0.13, 0.06],
    [s * 0.17, length * 0.45],
    [s * half * 0.5, length * 0.8],
    [s * half * 0.45, length + round],
  ]
  return { strands: 60, shine: [0.16, 0.36], flyaways: 8, guides: [side(-1), inner(-1), inner(1), side(1)], ...own }
}

/** The back of a short cut that narrows to the nape; `edge` is the height of its lower edge at the middle. */
export function croppedBack(edge: number, half = 0.365): Lock {
  const side = (s: number): Point[] => [
    [s * 0.02, -0.11],
    [s * 0.15, -0.1],
    [s * 0.29, -0.02],
    [s * half, 0.17],
    [s * (half - 0.005), edge * 0.52],
    [s * (half - 0.05), edge * 0.76],
    [s * 0.2, edge * 0.97],
  ]
  const inner = (s: number): Point[] => [
    [s * 0.01, -0.11],
    [s * 0.12, 0.05],
    [s * 0.16, edge * 0.5],
    [s * 0.1, edge * 0.82],
    [s * 0.075, edge + 0.03],
  ]
  return { strands: 56, shine: [0.2, 0.45], flyaways: 6, soft: true, guides: [side(-1), inner(-1), inner(1), side(1)] }
}

/** The back of the head with hair drawn from the whole hairline to one point. */
export function gatheredBack([x, y]: Point): Lock {
  const half: Path = [
    [-0.035, 0.9],
    [0.16, 0.875],
    [0.28, 0.72],
    [0.352, 0.46],
    [0.345, 0.17],
    [0.25, -0.03],
    [0.09, -0.1],
  ]
  const strand = (root: Point, side: number): Point[] => {
    const [rx, ry] = [root[0] * side, root[1]]
    // Strands follow the round of the skull: they leave sideways and turn in.
    const bulge = Math.abs(rx - x) < 0.12 ? 0 : 0.12
    return [
      [rx, ry],
      [rx + (x - rx) * (0.35 - bulge), ry + (y - ry) * (0.35 + bulge * 0.5)],
      [rx + (x - rx) * 0.72, ry + (y - ry) * 0.76],
      [x + (rx - x) * 0.06, y + (ry - y) * 0.06],
    ]
  }
  return {
    strands: 84,
    shine: [0.3, 0.6],
    flyaways: 4,
    guides: [...half.map((root) => strand(root, -1)), ...half.toReversed().map((root) => strand(root, 1))],
  }
}

/** Short hair faded down to the nape, under a cut that ends at `top`. */
export const fadedNape = (top: number): Path => [
  [-0.345, top - 0.12],
  [-0.34, top + 0.08],
  [-0.3, 0.66],
  [-0.22, 0.8],
  [-0.1, 0.86],
  [0.1, 0.86],
  [0.22, 0.8],
  [0.3, 0.66],
  [0.34, top + 0.08],
  [0.345, top - 0.12],
  [0, top - 0.2],
]

const clippedSide: Path = [
  [0.19, 0.1],
  [0.226, 0.19],
  [0.254, 0.28],
  [0.262, 0.37],
  [0.27, 0.47],
  [0.284, 0.57],
  [0.31, 0.61],
  [0.37, 0.56],
  [0.37, 0.25],
  [0.33, 0.07],
]

/** Both sides of the head clipped short, down to the ears. */
export const clippedSides: readonly Path[] = [clippedSide, clippedSide.map(([x, y]) => [-x, y] as const)]
