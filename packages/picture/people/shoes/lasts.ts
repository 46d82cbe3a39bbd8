import type { Path, Point } from '@toile/geometry'

/** How a toe ends. */
export type Toe = 'round' | 'almond' | 'pointed' | 'square'

const flatToes: Record<Toe, Path> = {
  round: [
    [0.146, 0.4],
    [0.119, 0.482],
    [0.063, 0.527],
    [0, 0.54],
  ],
  almond: [
    [0.142, 0.4],
    [0.11, 0.488],
    [0.05, 0.548],
    [0, 0.562],
  ],
  pointed: [
    [0.138, 0.4],
    [0.1, 0.5],
    [0.04, 0.582],
    [0, 0.606],
  ],
  square: [
    [0.146, 0.4],
    [0.124, 0.496],
    [0.078, 0.54],
    [0, 0.548],
  ],
}

const raisedToes: Record<Toe, Path> = {
  round: [
    [0.136, 0.45],
    [0.124, 0.54],
    [0.084, 0.608],
    [0, 0.64],
  ],
  almond: [
    [0.135, 0.45],
    [0.116, 0.54],
    [0.066, 0.62],
    [0, 0.665],
  ],
  pointed: [
    [0.132, 0.46],
    [0.108, 0.56],
    [0.05, 0.655],
    [0.006, 0.705],
  ],
  square: [
    [0.136, 0.46],
    [0.122, 0.56],
    [0.09, 0.638],
    [0, 0.655],
  ],
}

/** The inner edge is a little straighter than the outer one. */
const inward = ([x, y]: Point): Point => [-x * 0.9, y]

/** The outline of a closed upper on a flat foot whose edge lies at `top`; it dips by `dip` at the middle. */
export function flatLast(top: number, toe: Toe, dip = 0.03): Path {
  const outer: Path = [
    [0.1, top],
    ...(top < 0.06 ? ([[0.104, 0.08]] as const) : []),
    [0.124, 0.2],
    [0.144, 0.31],
    ...flatToes[toe],
  ]
  return closed(outer, top, dip)
}

/** The outline of a closed upper on a raised foot. */
export function raisedLast(top: number, toe: Toe, dip = 0.03): Path {
  const outer: Path = [
    [0.096, top],
    ...(top < 0.1 ? ([[0.1, 0.14]] as const) : []),
    [0.114, 0.26],
    [0.132, 0.37],
    ...raisedToes[toe],
  ]
  return closed(outer, top, dip)
}

const closed = (outer: Path, top: number, dip: number): Path => [
  ...outer,
  ...outer.slice(0, -1).reverse().map(inward),
  [-0.04, top + dip],
  [0.04, top + dip],
]

/** The outline of a low shoe with an open throat that ends at `throat`; its edge at the heel side lies at `top`. */
export function openLast(top: number, throat: number, toe: Toe, raised = false): Path {
  const toes = (raised ? raisedToes : flatToes)[toe]
  const side: Path = raised
    ? [
        [0.084, top],
        [0.102, 0.22],
        [0.126, 0.34],
      ]
    : [
        [0.096, top],
        [0.112, 0.2],
        [0.138, 0.31],
      ]
  const outer: Path = [...side, ...toes]
  const mouth: Path = [
    [-0.078, top + 0.05],
    [-0.083, throat - 0.13],
    [-0.074, throat - 0.05],
    [-0.04, throat - 0.008],
    [0.004, throat],
    [0.05, throat - 0.008],
    [0.088, throat - 0.05],
    [0.096, throat - 0.13],
    [0.082, top + 0.05],
  ]
  return [...outer, ...outer.slice(0, -1).reverse().map(inward), ...mouth]
}

/** The topline of an open last, for its seam. */
export const throatLine = (throat: number): Path => [
  [-0.083, throat - 0.12],
  [-0.072, throat - 0.045],
  [-0.038, throat - 0.002],
  [0.004, throat + 0.006],
  [0.05, throat - 0.002],
  [0.088, throat - 0.045],
  [0.097, throat - 0.12],
]
