import { type BodiceCut, draftBodice } from '../bodice.ts'
import type { Flat } from '../closedFlat.ts'

type Knit = Extract<Flat['category'], 'tShirt' | 'top' | 'knitwear' | 'sweatshirt'>

const tee: BodiceCut = {
  neck: [0.42, 0],
  dip: 0.06,
  shoulder: [1.05, 0.24],
  underarm: [1, 0.85],
  side: [
    [0.97, 1.9],
    [1, 2.9],
  ],
  sleeve: { length: 0.85, angle: 38, cuff: 0.62 },
}
const side = (...corners: [number, number][]) => ({ side: corners })

const cuts: Record<Knit, readonly BodiceCut[]> = {
  tShirt: [
    tee,
    { ...tee, sleeve: { length: 0.9, angle: 60, cuff: 0.7 }, ...side([1.05, 1.9], [1.05, 2.7]) },
    { ...tee, sleeve: { length: 1, angle: 24, cuff: 0.6 }, dip: 0.3 },
    { ...tee, dip: 0.55, dipForm: 'v', ...side([0.88, 1.8], [0.95, 2.9]) },
    {
      ...tee,
      neck: [0.5, 0],
      dip: -0.03,
      sleeve: { length: 1.1, angle: 48, cuff: 0.75 },
      ...side([1.12, 2], [1.1, 2.5]),
    },
    {
      ...tee,
      shoulder: [0.98, 0.2],
      sleeve: { length: 0.5, angle: 45, cuff: 0.62 },
      ...side([0.82, 1.7], [0.92, 2.5]),
    },
    { ...tee, sleeve: { length: 0.8, angle: 78, cuff: 0.72 }, ...side([1.05, 1.7], [1.05, 2.6]) },
    {
      ...tee,
      shoulder: [1.3, 0.36],
      underarm: [1.2, 1.1],
      sleeve: { length: 0.9, angle: 34, cuff: 0.75 },
      ...side([1.2, 2], [1.2, 2.7]),
    },
  ],
  top: [
    {
      ...tee,
      sleeve: undefined,
      neck: [0.5, 0],
      dip: 0.5,
      shoulder: [0.8, 0.1],
      underarm: [0.92, 0.85],
      ...side([0.86, 1.6], [0.95, 2.6]),
    },
    {
      ...tee,
      sleeve: undefined,
      neck: [0.55, 0],
      dip: 0.8,
      shoulder: [0.66, 0.02],
      underarm: [0.9, 0.9],
      ...side([0.82, 1.7], [0.92, 2.5]),
    },
    {
      ...tee,
      sleeve: undefined,
      neck: [0.6, 0],
      dip: 0.5,
      dipForm: 'square',
      shoulder: [0.68, 0.01],
      underarm: [0.85, 0.75],
      ...side([0.8, 1.5]),
    },
    {
      ...tee,
      sleeve: undefined,
      neck: [0.5, 0],
      dip: 0.7,
      dipForm: 'v',
      shoulder: [0.58, 0.02],
      underarm: [0.9, 0.8],
      ...side([0.9, 1.6], [1.05, 2.3]),
    },
    {
      ...tee,
      sleeve: undefined,
      neck: [0.42, 0],
      dip: 0.25,
      shoulder: [0.9, 0.16],
      underarm: [0.96, 0.95],
      ...side([1, 1.8], [1.08, 2.6]),
    },
    {
      ...tee,
      sleeve: undefined,
      neck: [0.4, 0],
      dip: 0.08,
      shoulder: [0.95, 0.18],
      underarm: [0.9, 0.9],
      ...side([0.85, 1.7], [0.95, 2.6]),
    },
    {
      ...tee,
      sleeve: undefined,
      neck: [0.8, 0],
      dip: 0.04,
      shoulder: [0.86, 0.02],
      underarm: [0.86, 0.06],
      ...side([0.76, 0.9], [0.82, 1.6]),
    },
    {
      ...tee,
      sleeve: undefined,
      neck: [0.3, 0],
      dip: -0.02,
      shoulder: [0.52, 0.06],
      underarm: [0.9, 0.8],
      ...side([0.84, 1.6], [0.9, 2.4]),
    },
  ],
  knitwear: [
    {
      ...tee,
      dip: 0.05,
      shoulder: [1.1, 0.28],
      underarm: [1.05, 1],
      sleeve: { length: 2.3, angle: 16, cuff: 0.44 },
      ...side([1.04, 1.9], [0.96, 2.7]),
    },
    {
      ...tee,
      collar: { height: 0.42, spread: 0.02 },
      sleeve: { length: 2.3, angle: 18, cuff: 0.42 },
      ...side([0.98, 1.9], [0.98, 2.8]),
    },
    {
      ...tee,
      dip: 0.5,
      dipForm: 'v',
      sleeve: { length: 2.3, angle: 24, cuff: 0.42 },
      ...side([0.98, 1.9], [0.95, 2.8]),
    },
    {
      ...tee,
      shoulder: [1.4, 0.4],
      underarm: [1.2, 1.2],
      sleeve: { length: 1.9, angle: 22, cuff: 0.5, belly: 0.08 },
      ...side([1.25, 2], [1.05, 2.6]),
    },
    { ...tee, dip: 0.06, sleeve: { length: 2.2, angle: 40, cuff: 0.42 }, ...side([1, 1.8], [0.92, 2.5]) },
    { ...tee, dip: 0.04, sleeve: { length: 2.2, angle: 70, cuff: 0.44 }, ...side([1.05, 1.9], [1.02, 2.6]) },
  ],
  sweatshirt: [
    {
      ...tee,
      shoulder: [1.15, 0.28],
      underarm: [1.12, 1.05],
      sleeve: { length: 2.2, angle: 20, cuff: 0.4, belly: 0.06 },
      ...side([1.14, 2], [0.98, 2.75]),
    },
    {
      ...tee,
      collar: { height: 0.62, spread: 0.2 },
      sleeve: { length: 2.2, angle: 18, cuff: 0.42, belly: 0.06 },
      ...side([1.1, 2], [1, 2.8]),
    },
    {
      ...tee,
      collar: { height: 0.5, spread: 0.34 },
      sleeve: { length: 2.3, angle: 30, cuff: 0.42, belly: 0.06 },
      ...side([1.1, 2], [1.02, 2.8]),
    },
    {
      ...tee,
      collar: { height: 0.85, spread: 0.26 },
      sleeve: { length: 2.3, angle: 12, cuff: 0.42, belly: 0.06 },
      ...side([1.1, 2], [1, 2.9]),
    },
    {
      ...tee,
      dip: 0.05,
      shoulder: [1.2, 0.3],
      underarm: [1.15, 1.05],
      sleeve: { length: 2.1, angle: 46, cuff: 0.4, belly: 0.06 },
      ...side([1.15, 2], [1, 2.7]),
    },
  ],
}

/** T-shirts, tops and knits as one hand would outline them; a sleeve hangs or is spread out. */
export const handKnits: readonly Flat[] = [
  ...cuts.tShirt.map((cut): Flat => ({ category: 'tShirt', ...draftBodice(cut) })),
  ...cuts.top.map((cut): Flat => ({ category: 'top', ...draftBodice(cut) })),
  ...cuts.knitwear.map((cut): Flat => ({ category: 'knitwear', ...draftBodice(cut) })),
  ...cuts.sweatshirt.map((cut): Flat => ({ category: 'sweatshirt', ...draftBodice(cut) })),
]
