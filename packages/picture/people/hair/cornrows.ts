import type { Path } from '@toile/geometry'
import type { HairArt } from './hairArt.ts'

const scalp: Path = [
  [-0.3, 0.52],
  [-0.342, 0.42],
  [-0.338, 0.22],
  [-0.25, 0.05],
  [-0.12, -0.02],
  [0, -0.035],
  [0.12, -0.02],
  [0.25, 0.05],
  [0.338, 0.22],
  [0.342, 0.42],
  [0.3, 0.52],
  [0.292, 0.38],
  [0.24, 0.25],
  [0.12, 0.185],
  [0, 0.175],
  [-0.12, 0.185],
  [-0.24, 0.25],
  [-0.292, 0.38],
]
/** Rows run back from the hairline; from the front they close towards the crown. */
const rows: readonly Path[] = [-3, -2, -1, 0, 1, 2, 3].map((k) => {
  const u = k / 3
  return [
    [u * 0.262, 0.19 + 0.12 * u * u],
    [u * 0.282, 0.11 + 0.09 * u * u],
    [u * 0.25, 0.035 + 0.05 * u * u],
    [u * 0.17, -0.012 + 0.03 * u * u],
    [u * 0.08, -0.03 + 0.006 * u * u],
  ]
})
const temples: readonly Path[] = [-1, 1].flatMap((s): Path[] => [
  [
    [s * 0.295, 0.41],
    [s * 0.312, 0.31],
    [s * 0.306, 0.2],
    [s * 0.26, 0.1],
    [s * 0.17, 0.01],
  ],
  [
    [s * 0.3, 0.51],
    [s * 0.32, 0.42],
    [s * 0.322, 0.33],
    [s * 0.312, 0.22],
    [s * 0.27, 0.12],
  ],
])
const backRows: readonly Path[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((k) => {
  const u = k / 4
  return [
    [u * 0.2, -0.05 + 0.09 * u * u],
    [u * 0.302, 0.2],
    [u * 0.298, 0.48],
    [u * 0.22, 0.72],
    [u * 0.14, 0.88],
  ]
})
/** What is left of the rows hangs from the nape. */
const ends: readonly Path[] = backRows.map((row, i) => {
  const [x, y] = row[row.length - 1] ?? [0, 0.88]
  return [
    [x, y],
    [x * 1.2, y + 0.15],
    [x * 1.5, y + 0.34 + 0.03 * Math.sin(i * 2.1)],
  ]
})

/** Cornrows run straight back, their ends hanging at the nape. */
export const cornrows: HairArt = {
  behind: { ropes: [{ kind: 'plait', width: 0.04, paths: ends }] },
  front: {
    fades: { outlines: [scalp], density: 700 },
    over: { ropes: [{ kind: 'row', width: 0.054, paths: [...temples, ...rows] }] },
  },
  back: {
    fades: {
      outlines: [[...scalp.slice(0, 11), [0.31, 0.62], [0.22, 0.82], [0, 0.88], [-0.22, 0.82], [-0.31, 0.62]]],
      density: 500,
    },
    over: {
      ropes: [
        { kind: 'row', width: 0.062, paths: backRows },
        { kind: 'plait', width: 0.04, paths: ends },
      ],
    },
  },
}
