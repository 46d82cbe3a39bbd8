import type { ShoeKind } from '@toile/fashion/mannequins/shoes.ts'
import type { Cover, ShoeCut } from './shoeCut.ts'

const heelEnd = -0.235
const toeEnd = 0.75

/** An upper that is open above as far as its throat. */
const openTo = (throat: number, back: number, side: number): readonly Cover[] => [
  { from: heelEnd, to: toeEnd, throat, back, side },
]
/** An upper without an opening of its own: a shaft goes on where it ends. */
const whole: readonly Cover[] = [{ from: heelEnd, to: toeEnd }]
const flat = { sole: 0.03, tread: 'sole', point: 0 } as const
const welted = { heel: 0.045, form: 'stack', sole: 0.04, tread: 'sole', point: 0.03 } as const
const trainer = { heel: 0.03, sole: 0.07, tread: 'rubber', point: 0 } as const
const laced = [0.13, 0.18, 0.23, 0.28] as const

/** Every kind of shoe as a row of numbers. */
export const shoeCuts: Record<ShoeKind, ShoeCut> = {
  pump: { heel: 0.3, form: 'stiletto', sole: 0.02, tread: 'sole', point: 0.12, covers: openTo(0.46, 0.21, 0.1) },
  blockHeel: { heel: 0.24, form: 'block', sole: 0.025, tread: 'sole', point: 0.04, covers: openTo(0.43, 0.2, 0.11) },
  sandal: {
    heel: 0.29,
    form: 'stiletto',
    sole: 0.02,
    tread: 'sole',
    point: 0.03,
    covers: [{ from: 0.42, to: 0.53 }],
    ankleStrap: true,
    open: true,
  },
  platform: {
    heel: 0.26,
    form: 'block',
    sole: 0.1,
    tread: 'sole',
    point: 0.02,
    covers: [{ from: 0.3, to: 0.56 }],
    ankleStrap: true,
    open: true,
  },
  mule: { heel: 0.16, form: 'kitten', sole: 0.02, tread: 'sole', point: 0.1, covers: [{ from: 0.22, to: toeEnd }] },
  ankleBoot: {
    heel: 0.2,
    form: 'block',
    sole: 0.03,
    tread: 'sole',
    point: 0.05,
    covers: whole,
    shaft: { end: 1.84, slack: 0.02 },
  },
  kneeBoot: {
    heel: 0.28,
    form: 'stiletto',
    sole: 0.02,
    tread: 'sole',
    point: 0.09,
    covers: whole,
    shaft: { end: 1.14, slack: 0.014 },
  },
  cowboyBoot: {
    heel: 0.14,
    form: 'cuban',
    sole: 0.03,
    tread: 'sole',
    point: 0.11,
    covers: whole,
    shaft: { end: 1.5, slack: 0.05, dip: 0.09, creased: true },
    seams: [0.36],
  },
  ballet: { heel: 0.015, ...flat, sole: 0.02, covers: openTo(0.48, 0.18, 0.09) },
  maryJane: { heel: 0.03, form: 'stack', ...flat, covers: [...openTo(0.46, 0.2, 0.1), { from: 0.2, to: 0.255 }] },
  loafer: { ...welted, covers: [...openTo(0.28, 0.25, 0.21), { from: 0.34, to: 0.41 }], apron: true },
  derby: { ...welted, covers: openTo(0.1, 0.29, 0.27), laces: laced, seams: [0.36] },
  brogue: { ...welted, point: 0.06, covers: openTo(0.1, 0.29, 0.27), laces: laced, seams: [0.36, 0.55], toeCap: true },
  espadrille: { heel: 0.02, sole: 0.075, tread: 'rope', point: 0, covers: openTo(0.34, 0.22, 0.14) },
  flatSandal: {
    heel: 0.015,
    ...flat,
    covers: [
      { from: 0.24, to: 0.3 },
      { from: 0.46, to: 0.54 },
    ],
    ankleStrap: true,
    open: true,
  },
  slide: { heel: 0.02, sole: 0.06, tread: 'rubber', point: 0, covers: [{ from: 0.26, to: 0.56 }], open: true },
  sneaker: { ...trainer, covers: openTo(0.1, 0.32, 0.29), laces: laced, seams: [0.42], toeCap: true },
  highTop: {
    ...trainer,
    covers: whole,
    shaft: { end: 1.87, slack: 0.034 },
    laces: [0.1, 0.16, 0.22, 0.28],
    toeCap: true,
  },
  chelsea: { ...welted, covers: whole, shaft: { end: 1.84, slack: 0.022 } },
  combat: {
    heel: 0.05,
    form: 'stack',
    sole: 0.07,
    tread: 'sole',
    point: 0,
    covers: whole,
    shaft: { end: 1.74, slack: 0.03, creased: true },
    laces: [0.08, 0.14, 0.2, 0.26],
    toeCap: true,
  },
  rainBoot: {
    heel: 0.04,
    form: 'stack',
    sole: 0.045,
    tread: 'sole',
    point: 0,
    covers: whole,
    shaft: { end: 1.36, slack: 0.05 },
  },
  barefoot: { heel: 0, sole: 0, tread: 'sole', point: 0, covers: [], open: true },
}
