import type { ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import type { OnUpper } from './onUpper.ts'
import type { Trim } from './shoeCut.ts'

/** A run over the foot that lies symmetric: written from its middle outward. */
const across = (...half: readonly OnUpper[]): OnUpper[] => [
  ...half.toReversed().map(([at, turn]): OnUpper => [at, -turn]),
  ...half.filter(([, turn]) => turn !== 0),
]

const capLine = across([0.57, 0], [0.56, 0.4], [0.53, 0.75], [0.51, 1])
const vampLine = across([0.345, 0], [0.34, 0.35], [0.31, 0.62], [0.24, 1])
/** The lower edge of the facings that a shoe is laced by. */
const facing: readonly OnUpper[] = [
  [0.34, 0.0],
  [0.345, 0.25],
  [0.3, 0.42],
  [0.2, 0.46],
  [0.11, 0.5],
]
const wing = across([0.47, 0], [0.53, 0.3], [0.5, 0.6], [0.38, 0.82], [0.24, 1])
const holes = [0.13, 0.175, 0.22, 0.265, 0.31] as const
const counter: readonly OnUpper[] = [
  [-0.06, 0.5],
  [-0.1, 0.7],
  [-0.02, 1],
]
const rubberCap: Trim = {
  kind: 'panel',
  role: 'toe',
  rows: [
    [0.575, -0.62, 0.62],
    [0.6, -0.8, 0.8],
    [0.65, -1, 1],
    [0.7, -1, 1],
    [0.748, -1, 1],
  ],
}
/** It stands up behind the laces. */
const tongue: Trim = {
  kind: 'panel',
  role: 'upper',
  rows: [
    [0.045, -0.2, 0.2],
    [0.06, -0.27, 0.27],
    [0.11, -0.3, 0.3],
    [0.16, -0.26, 0.26],
  ],
}
const eyestay: Trim = {
  kind: 'panel',
  role: 'shade',
  rows: [
    [0.1, 0.26, 0.5],
    [0.2, 0.24, 0.44],
    [0.3, 0.22, 0.42],
    [0.36, 0.05, 0.34],
    [0.385, 0, 0.2],
  ],
  both: true,
}
/** What is sewn on every kind of shoe. */
export const shoeTrims: Record<ShoeKind, readonly Trim[]> = {
  pump: [],
  blockHeel: [],
  sandal: [],
  platform: [],
  mule: [],
  ankleBoot: [],
  kneeBoot: [],
  cowboyBoot: [
    { kind: 'seam', run: across([0.2, 0], [0.26, 0.3], [0.24, 0.6], [0.12, 1]), weight: 1.4 },
    { kind: 'seam', run: across([0.5, 0], [0.47, 0.16], [0.42, 0.3], [0.34, 0.4]), look: 'stitched' },
    { kind: 'seam', run: across([0.44, 0], [0.41, 0.13], [0.35, 0.24]), look: 'stitched' },
  ],
  ballet: [{ kind: 'bow', at: [0.5, 0], wide: 0.062 }],
  maryJane: [{ kind: 'button', at: [0.228, 0.62], wide: 0.02, role: 'lace' }],
  loafer: [
    {
      kind: 'panel',
      role: 'trim',
      rows: [
        [0.33, -1, 1],
        [0.37, -1, 1],
        [0.41, -1, 1],
      ],
    },
    {
      kind: 'panel',
      role: 'sole',
      rows: [
        [0.362, -0.14, 0.14],
        [0.382, -0.14, 0.14],
      ],
    },
    {
      kind: 'seam',
      run: across([0.645, 0], [0.63, 0.25], [0.57, 0.47], [0.45, 0.56], [0.3, 0.6], [0.2, 0.62]),
      weight: 1.7,
    },
  ],
  derby: [
    tongue,
    { kind: 'seam', run: facing, both: true, weight: 1.6 },
    {
      kind: 'seam',
      run: [
        [0.24, 0.45],
        [0.23, 0.7],
        [0.16, 1],
      ],
      both: true,
    },
    { kind: 'laces', at: holes.slice(0, 4), half: 0.24, bow: true },
  ],
  brogue: [
    tongue,
    { kind: 'seam', run: wing, weight: 1.5 },
    { kind: 'seam', run: wing.map(([at, turn]): OnUpper => [at + 0.022, turn * 0.98]), look: 'punched' },
    { kind: 'seam', run: across([0.64, 0], [0.62, 0.16], [0.645, 0.28]), look: 'punched' },
    { kind: 'seam', run: facing, both: true, weight: 1.4 },
    { kind: 'seam', run: counter, both: true },
    { kind: 'laces', at: holes.slice(0, 4), half: 0.24, bow: true },
  ],
  espadrille: [{ kind: 'seam', run: across([0.52, 0], [0.5, 0.4], [0.44, 0.75], [0.4, 1]), look: 'stitched' }],
  flatSandal: [
    {
      kind: 'strap',
      run: [
        [0.5, 0.02],
        [0.42, -0.02],
        [0.3, -0.04],
        [0.2, -0.02],
        [0.1, 0],
      ],
      wide: 0.045,
    },
  ],
  slide: [],
  sneaker: [
    tongue,
    rubberCap,
    eyestay,
    {
      kind: 'seam',
      run: [
        [0.36, 0.42],
        [0.34, 0.66],
        [0.3, 0.86],
      ],
      both: true,
      weight: 1.1,
    },
    {
      kind: 'seam',
      run: [
        [0.08, 0.52],
        [0.06, 0.7],
        [0, 0.86],
      ],
      both: true,
      weight: 1.1,
    },
    {
      kind: 'seam',
      run: [
        [0.43, 0.08],
        [0.53, 0.1],
      ],
      look: 'punched',
      both: true,
    },
    {
      kind: 'seam',
      run: [
        [0.44, 0.26],
        [0.52, 0.3],
      ],
      look: 'punched',
      both: true,
    },
    { kind: 'laces', at: holes, half: 0.3, bow: true },
  ],
  highTop: [rubberCap, eyestay, { kind: 'laces', at: holes.map((at) => at - 0.01), half: 0.3 }],
  chelsea: [],
  combat: [
    { kind: 'seam', run: capLine, weight: 1.6 },
    { kind: 'seam', run: facing, both: true, weight: 1.4 },
    { kind: 'laces', at: holes.map((at) => at - 0.02), half: 0.26 },
  ],
  rainBoot: [{ kind: 'seam', run: vampLine, weight: 1 }],
  barefoot: [],
}
