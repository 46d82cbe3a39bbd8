import { type BodiceCut, draftBodice, pair } from '../bodice.ts'
import type { Flat } from '../closedFlat.ts'
import { draftLegs, type LegsCut } from '../lower.ts'

const sheath: BodiceCut = {
  neck: [0.42, 0],
  dip: 0.25,
  shoulder: [0.92, 0.18],
  underarm: [0.92, 0.9],
  side: [
    [0.74, 1.85],
    [1.02, 2.75],
    [0.92, 4.6],
  ],
}
const side = (...corners: [number, number][]) => ({ side: corners })
const short = { length: 0.8, angle: 32, cuff: 0.58 }
const long = { length: 2.3, angle: 14, cuff: 0.36 }

const dresses: readonly BodiceCut[] = [
  sheath,
  { ...sheath, sleeve: short },
  { ...sheath, sleeve: long, ...side([0.74, 1.85], [1, 2.6], [1.25, 4.8]) },
  { ...sheath, ...side([0.7, 1.8], [1.3, 3], [1.75, 4.6]), hemSag: 0.16 },
  {
    ...sheath,
    neck: [0.55, 0],
    dip: 0.7,
    shoulder: [0.66, 0.02],
    underarm: [0.84, 0.85],
    ...side([0.7, 1.75], [1.2, 3], [1.7, 4.4]),
    hemSag: 0.16,
  },
  {
    ...sheath,
    neck: [0.52, 0],
    dip: 0.75,
    dipForm: 'v',
    shoulder: [0.6, 0.02],
    underarm: [0.82, 0.85],
    ...side([0.74, 1.8], [1, 2.8], [1.05, 6]),
  },
  { ...sheath, sleeve: short, ...side([0.72, 1.8], [1.4, 3.2], [1.8, 5.4]), hemSag: 0.16 },
  {
    ...sheath,
    sleeve: { ...long, belly: 0.14 },
    dip: 0.5,
    dipForm: 'v',
    ...side([0.74, 1.8], [1.2, 3.2], [1.6, 5.6]),
    hemSag: 0.14,
  },
  { ...sheath, ...side([1, 2], [1.2, 3.9]) },
  { ...sheath, sleeve: { length: 0.8, angle: 38, cuff: 0.6 }, ...side([1.02, 2], [1.05, 4]) },
  { ...sheath, ...side([0.72, 1.8], [1, 2.9], [0.8, 5], [1.4, 7]), hemSag: 0.2 },
  {
    ...sheath,
    neck: [0.5, 0],
    dip: 0.45,
    dipForm: 'square',
    sleeve: { length: 0.9, angle: 30, cuff: 0.5, belly: 0.25 },
    ...side([0.72, 1.75], [1.5, 3.4], [1.9, 5.6]),
    hemSag: 0.18,
  },
  {
    ...sheath,
    neck: [0.8, 0],
    dip: 0.05,
    shoulder: [0.84, 0.02],
    underarm: [0.84, 0.06],
    ...side([0.68, 1.1], [1.3, 2.4], [1.8, 4.6]),
    hemSag: 0.16,
  },
  {
    ...sheath,
    collar: { height: 0.16, spread: 0.14 },
    sleeve: { length: 2.3, angle: 16, cuff: 0.36 },
    ...side([0.82, 1.8], [1.1, 2.8], [1.3, 5]),
  },
  {
    ...sheath,
    sleeve: { length: 1.4, angle: 22, cuff: 0.7 },
    ...side([0.76, 1.8], [1.1, 2.8], [1.4, 4.4]),
    hemSag: 0.12,
  },
]

const overalls: readonly { bodice: BodiceCut; legs: LegsCut }[] = [
  {
    bodice: sheath,
    legs: {
      side: [
        [0.74, 1.8],
        [1.02, 2.7],
        [0.9, 6.4],
      ],
      crotch: 3.1,
      inner: [0.3, 6.4],
    },
  },
  {
    bodice: { ...sheath, sleeve: short },
    legs: {
      side: [
        [0.76, 1.8],
        [1.02, 2.7],
        [0.74, 6.3],
      ],
      crotch: 3.1,
      inner: [0.3, 6.3],
    },
  },
  {
    bodice: { ...sheath, sleeve: long },
    legs: {
      side: [
        [0.78, 1.8],
        [1.05, 2.7],
        [1.2, 6.4],
      ],
      crotch: 3.1,
      inner: [0.15, 6.4],
    },
  },
  {
    bodice: { ...sheath, neck: [0.55, 0], dip: 0.7, shoulder: [0.66, 0.02], underarm: [0.84, 0.85] },
    legs: {
      side: [
        [0.72, 1.8],
        [1.05, 2.7],
        [1.4, 6.3],
      ],
      crotch: 3.1,
      inner: [0.1, 6.3],
    },
  },
  {
    bodice: { ...sheath, collar: { height: 0.18, spread: 0.12 }, sleeve: { ...long, angle: 22 } },
    legs: {
      side: [
        [0.86, 1.8],
        [1.08, 2.7],
        [0.86, 6.2],
      ],
      crotch: 3.2,
      inner: [0.3, 6.2],
    },
  },
  {
    bodice: sheath,
    legs: {
      side: [
        [0.74, 1.8],
        [1.04, 2.6],
        [1.1, 3.6],
      ],
      crotch: 3,
      inner: [0.16, 3.7],
    },
  },
  {
    bodice: { ...sheath, sleeve: short },
    legs: {
      side: [
        [0.74, 1.8],
        [1.06, 2.6],
        [1.2, 3.7],
      ],
      crotch: 3,
      inner: [0.12, 3.8],
    },
  },
]

const dress = (cut: BodiceCut): Flat => {
  const drafted = draftBodice(cut)
  const waist = cut.side[0]
  return {
    category: 'dress',

    outlines: drafted.outlines,
    anchors: { ...drafted.anchors, ...pair('waist', waist) },
  }
}

const overall = ({ bodice, legs }: (typeof overalls)[number]): Flat => {
  const upper = draftBodice({ ...bodice, side: [legs.side[0], legs.side[1]] })
  const lower = draftLegs(legs)
  return {
    category: 'jumpsuit',

    outlines: [...upper.outlines, ...lower.outlines],
    anchors: { ...upper.anchors, ...lower.anchors },
  }
}

/** Dresses and jumpsuits as one hand would outline them. */
export const handWholes: readonly Flat[] = [...dresses.map(dress), ...overalls.map(overall)]
