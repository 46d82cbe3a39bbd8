import type { Path } from '@toile/geometry'
import type { HairArt } from './hairArt.ts'
import { croppedBack, curtain } from './masses.ts'

const share = (count: number) => Array.from({ length: count }, (_, i) => i / (count - 1))
const uneven = (i: number, s: number) => 0.09 * Math.sin(i * 2.7 + s)

/** One loc: it leaves the crown, turns over the temple and hangs; `k` 0 nearest the face .. 1 outermost. */
const loc = (s: number, k: number, i: number): Path => [
  [0.03 + s * (0.02 - 0.06 * k), 0.13 - 0.24 * k],
  [s * (0.17 + 0.07 * k), 0.13 - 0.18 * k],
  [s * (0.285 + 0.08 * k), 0.28 - 0.1 * k],
  [s * (0.33 + 0.1 * k) + 0.014 * Math.sin(i * 3 + s), 0.54],
  [s * (0.325 + 0.15 * k) + 0.03 * Math.sin(i * 2 + s), 0.84],
  [s * (0.34 + 0.17 * k), 1.1 + uneven(i, s)],
]

const behindHead: readonly Path[] = share(15).map((k, i) => {
  const x = k * 2 - 1
  return [
    [x * 0.06, -0.09],
    [x * 0.28, 0.01 + 0.05 * x * x],
    [x * 0.39, 0.3],
    [x * 0.4 + 0.01 * Math.sin(i * 3), 0.66],
    [x * 0.44, 1.12 + uneven(i, 1)],
  ]
})

/** Shoulder-length locs. */
export const locs: HairArt = {
  behind: {
    ropes: [
      {
        kind: 'loc',
        width: 0.062,
        paths: share(9).map((k, i) => [
          [(k - 0.5) * 0.56, 0.3],
          [(k - 0.5) * 0.76, 0.7],
          [(k - 0.5) * 0.84, 1.1 + uneven(i, 2)],
        ]),
      },
    ],
  },
  front: {
    cap: true,
    locks: [
      curtain(-1, { part: 0.04, length: 0.6, half: 0.4, inner: 0.31 }, { strands: 3, soft: true, shine: [0, 0] }),
      curtain(1, { part: 0.04, length: 0.6, half: 0.4, inner: 0.31 }, { strands: 3, soft: true, shine: [0, 0] }),
    ],
    over: {
      ropes: [{ kind: 'loc', width: 0.06, paths: [-1, 1].flatMap((s) => share(6).map((k, i) => loc(s, 1 - k, i))) }],
    },
  },
  back: {
    locks: [{ ...croppedBack(0.8, 0.37), strands: 6, shine: undefined }],
    over: { ropes: [{ kind: 'loc', width: 0.064, paths: behindHead }] },
  },
}
