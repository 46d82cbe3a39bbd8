import type { Path } from '@toile/geometry'
import type { HairArt } from './hairArt.ts'
import { croppedBack, curtain } from './masses.ts'

/** One plait: from the parting over the skull, then straight down; `k` 0 nearest the face .. 1 outermost. */
const plait = (s: number, k: number, length: number): Path => [
  [s * (0.018 - 0.05 * k), 0.12 - 0.21 * k],
  [s * (0.13 + 0.06 * k), 0.15 - 0.17 * k],
  [s * (0.255 + 0.08 * k), 0.3 - 0.13 * k],
  [s * (0.306 + 0.085 * k), 0.52],
  [s * (0.312 + 0.12 * k), 0.86],
  [s * (0.3 + 0.17 * k) + 0.012 * Math.sin(k * 9), 1.2],
  [s * (0.29 + 0.2 * k), length],
]
const share = (count: number) => Array.from({ length: count }, (_, i) => i / (count - 1))
const uneven = (i: number) => 0.07 * Math.sin(i * 2.3)

/** From behind, the plaits fan over the whole skull. */
const behindHead: readonly Path[] = share(17).map((k, i) => {
  const x = k * 2 - 1
  return [
    [x * 0.05, -0.08],
    [x * 0.26, 0 + 0.05 * x * x],
    [x * 0.37, 0.26],
    [x * 0.385, 0.6],
    [x * 0.41, 1.1],
    [x * 0.42, 1.72 + uneven(i)],
  ]
})

/** Long box braids from a middle parting. */
export const boxBraids: HairArt = {
  behind: {
    ropes: [
      {
        kind: 'plait',
        width: 0.05,
        paths: share(11).map((k, i) => [
          [(k - 0.5) * 0.56, 0.3],
          [(k - 0.5) * 0.74, 0.8],
          [(k - 0.5) * 0.82, 1.6 + uneven(i)],
        ]),
      },
    ],
  },
  front: {
    cap: true,
    locks: [
      curtain(-1, { part: 0, length: 0.7, half: 0.4, inner: 0.306 }, { strands: 4, soft: true, shine: [0, 0] }),
      curtain(1, { part: 0, length: 0.7, half: 0.4, inner: 0.306 }, { strands: 4, soft: true, shine: [0, 0] }),
    ],
    over: {
      ropes: [
        {
          kind: 'plait',
          width: 0.046,
          paths: [-1, 1].flatMap((s) => share(7).map((k, i) => plait(s, 1 - k, 1.62 + uneven(i + s)))),
        },
      ],
    },
    parting: [
      [0, -0.06],
      [0, 0.1],
    ],
  },
  back: {
    locks: [{ ...croppedBack(0.8, 0.36), strands: 6, shine: undefined }],
    over: { ropes: [{ kind: 'plait', width: 0.052, paths: behindHead }] },
  },
}
