import { type BodiceCut, draftBodice } from '../bodice.ts'
import type { Flat } from '../closedFlat.ts'

type Tailored = Extract<Flat['category'], 'shirt' | 'blouse' | 'blazer' | 'jacket' | 'coat'>

const shirt: BodiceCut = {
  dip: 0.06,
  underarm: [1, 0.85],
  neck: [0.36, 0],
  shoulder: [1, 0.22],
  collar: { height: 0.16, spread: 0.14 },
  side: [
    [0.93, 1.8],
    [0.98, 2.9],
  ],
  sleeve: { length: 2.3, angle: 14, cuff: 0.36 },
  hemSag: 0.14,
}
const blazer: BodiceCut = {
  ...shirt,
  neck: [0.32, 0],
  shoulder: [1.06, 0.2],
  collar: { height: 0.1, spread: 0.12 },
  side: [
    [0.86, 1.75],
    [1.02, 2.95],
  ],
  sleeve: { length: 2.4, angle: 9, cuff: 0.4 },
  hemSag: 0.08,
}
const side = (...corners: [number, number][]) => ({ side: corners })

const cuts: Record<Tailored, readonly BodiceCut[]> = {
  shirt: [
    shirt,
    { ...shirt, sleeve: { length: 2.3, angle: 26, cuff: 0.34 } },
    { ...shirt, sleeve: { length: 0.95, angle: 36, cuff: 0.6 }, ...side([0.98, 1.9], [1, 2.7]) },
    { ...shirt, sleeve: { length: 2.2, angle: 45, cuff: 0.36 }, hemSag: 0.22 },
    {
      ...shirt,
      collar: { height: 0.24, spread: 0.08 },
      sleeve: { length: 2.4, angle: 8, cuff: 0.34 },
      ...side([1, 1.9], [1.02, 3.1]),
    },
    {
      ...shirt,
      shoulder: [1.15, 0.26],
      underarm: [1.1, 1.05],
      sleeve: { length: 2.2, angle: 18, cuff: 0.4 },
      ...side([1.1, 2], [1.1, 3]),
    },
    { ...shirt, sleeve: { length: 1, angle: 58, cuff: 0.66 }, ...side([1.02, 1.9], [1, 2.6]) },
  ],
  blouse: [
    { ...shirt, sleeve: { length: 2.2, angle: 20, cuff: 0.4, belly: 0.22 }, ...side([0.85, 1.7], [0.98, 2.6]) },
    {
      ...shirt,
      collar: undefined,
      dip: 0.4,
      dipForm: 'v',
      sleeve: { length: 2.1, angle: 22, cuff: 0.5, belly: 0.18 },
      ...side([0.9, 1.7], [1, 2.5]),
    },
    {
      ...shirt,
      collar: undefined,
      dip: 0.3,
      sleeve: { length: 1, angle: 34, cuff: 0.5, belly: 0.26 },
      ...side([0.85, 1.6], [1.02, 2.2]),
    },
    {
      ...shirt,
      collar: { height: 0.22, spread: 0.02 },
      sleeve: { length: 2.2, angle: 16, cuff: 0.7, belly: 0.02 },
      ...side([0.9, 1.7], [1.05, 2.5]),
    },
    {
      ...shirt,
      collar: undefined,
      neck: [0.55, 0],
      dip: 0.35,
      dipForm: 'square',
      sleeve: { length: 1.6, angle: 26, cuff: 0.8, belly: 0.06 },
      ...side([0.8, 1.5], [1, 2.1]),
    },
  ],
  blazer: [
    blazer,
    { ...blazer, sleeve: { length: 2.35, angle: 18, cuff: 0.4 }, ...side([0.84, 1.7], [1.05, 3.1]) },
    {
      ...blazer,
      shoulder: [1.2, 0.2],
      underarm: [1.05, 1.05],
      sleeve: { length: 2.4, angle: 12, cuff: 0.46 },
      ...side([1, 1.9], [1.12, 3.3]),
    },
    { ...blazer, sleeve: { length: 2.3, angle: 30, cuff: 0.4 } },
    { ...blazer, ...side([0.8, 1.6], [1, 2.5]), sleeve: { length: 2.3, angle: 14, cuff: 0.38 } },
  ],
  jacket: [
    {
      ...blazer,
      collar: { height: 0.2, spread: 0.05 },
      shoulder: [1.15, 0.24],
      sleeve: { length: 2.3, angle: 18, cuff: 0.4, belly: 0.08 },
      ...side([1.1, 1.8], [0.96, 2.5]),
    },
    {
      ...blazer,
      collar: { height: 0.18, spread: 0.16 },
      sleeve: { length: 2.3, angle: 22, cuff: 0.44 },
      ...side([0.98, 1.7], [0.98, 2.3]),
    },
    {
      ...blazer,
      collar: { height: 0.3, spread: 0.1 },
      shoulder: [1.2, 0.26],
      underarm: [1.15, 1.1],
      sleeve: { length: 2.3, angle: 26, cuff: 0.5, belly: 0.1 },
      ...side([1.15, 2], [1.12, 2.9]),
    },
    {
      ...blazer,
      collar: { height: 0.14, spread: 0.2 },
      sleeve: { length: 2.3, angle: 40, cuff: 0.42 },
      ...side([0.95, 1.7], [0.95, 2.4]),
    },
    {
      ...blazer,
      collar: { height: 0.6, spread: 0.24 },
      sleeve: { length: 2.3, angle: 20, cuff: 0.5, belly: 0.08 },
      ...side([1.15, 2], [1.15, 3.1]),
    },
  ],
  coat: [
    { ...blazer, ...side([0.95, 1.9], [1.15, 3.2], [1.25, 5]) },
    { ...blazer, sleeve: { length: 2.4, angle: 16, cuff: 0.46 }, ...side([0.9, 1.8], [1.2, 3.2], [1.35, 5.6]) },
    {
      ...blazer,
      shoulder: [1.25, 0.26],
      underarm: [1.15, 1.15],
      sleeve: { length: 2.4, angle: 12, cuff: 0.55, belly: 0.06 },
      ...side([1.2, 2.2], [1.2, 5.2]),
    },
    {
      ...blazer,
      collar: { height: 0.24, spread: 0.24 },
      sleeve: { length: 2.4, angle: 18, cuff: 0.48 },
      ...side([0.82, 1.8], [1.1, 3], [1.3, 4.4]),
    },
    { ...blazer, sleeve: { length: 2.4, angle: 28, cuff: 0.5 }, ...side([1, 2], [1.1, 4.2]) },
    {
      ...blazer,
      collar: { height: 0.6, spread: 0.26 },
      sleeve: { length: 2.4, angle: 14, cuff: 0.5, belly: 0.06 },
      ...side([1.1, 2], [1.15, 4.1]),
    },
  ],
}

/** Shirts, jackets and coats as one hand would outline them. */
export const handTailored: readonly Flat[] = [
  ...cuts.shirt.map((cut): Flat => ({ category: 'shirt', ...draftBodice(cut) })),
  ...cuts.blouse.map((cut): Flat => ({ category: 'blouse', ...draftBodice(cut) })),
  ...cuts.blazer.map((cut): Flat => ({ category: 'blazer', ...draftBodice(cut) })),
  ...cuts.jacket.map((cut): Flat => ({ category: 'jacket', ...draftBodice(cut) })),
  ...cuts.coat.map((cut): Flat => ({ category: 'coat', ...draftBodice(cut) })),
]
