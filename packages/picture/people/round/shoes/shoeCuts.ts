import type { ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import type { Cover, ShoeCut } from './shoeCut.ts'
import { shoeTrims } from './shoeTrims.ts'

const heelEnd = -0.235
const toeEnd = 0.75

/** An upper that is open above as far as its throat. */
const openTo = (throat: number, back: number, side: number): readonly Cover[] => [
  { from: heelEnd, to: toeEnd, throat, back, side },
]
/** An upper without an opening of its own: a shaft goes on where it ends. */
const whole: readonly Cover[] = [{ from: heelEnd, to: toeEnd }]
const flat = { sole: 0.024, tread: 'sole', point: 0.02, sleek: 0.12 } as const
const welted = { heel: 0.06, form: 'stack', sole: 0.036, tread: 'sole', point: 0.05, sleek: 0.08 } as const
const trainer = { heel: 0.03, sole: 0.066, tread: 'rubber', point: 0.01, foxing: 0.036 } as const
/** The counter that holds a sandal's heel. */
const heelCup: Cover = { from: heelEnd, to: -0.04, throat: 0.4, back: 0.3, side: 0.02 }

/** What every kind of shoe is but for what is sewn on it. */
const bodies: Record<ShoeKind, Omit<ShoeCut, 'trims'>> = {
  pump: {
    heel: 0.31,
    form: 'stiletto',
    sole: 0.016,
    tread: 'sole',
    point: 0.17,
    sleek: 0.3,
    covers: openTo(0.47, 0.23, 0.1),
  },
  blockHeel: {
    heel: 0.22,
    form: 'block',
    sole: 0.022,
    tread: 'sole',
    point: 0.06,
    sleek: 0.22,
    covers: openTo(0.44, 0.22, 0.11),
  },
  sandal: {
    heel: 0.3,
    form: 'stiletto',
    sole: 0.018,
    tread: 'sole',
    point: 0.03,
    covers: [heelCup, { from: 0.45, to: 0.51 }],
    ankleStrap: true,
    open: true,
  },
  platform: {
    heel: 0.25,
    form: 'block',
    sole: 0.1,
    tread: 'sole',
    point: 0.02,
    covers: [heelCup, { from: 0.36, to: 0.54 }],
    ankleStrap: true,
    open: true,
  },
  mule: {
    heel: 0.18,
    form: 'kitten',
    sole: 0.018,
    tread: 'sole',
    point: 0.13,
    sleek: 0.25,
    covers: [{ from: 0.24, to: toeEnd }],
  },
  ankleBoot: {
    heel: 0.2,
    form: 'block',
    sole: 0.026,
    tread: 'sole',
    point: 0.08,
    sleek: 0.16,
    covers: whole,
    shaft: { end: 1.8, slack: 0.022, work: 'zip' },
  },
  kneeBoot: {
    heel: 0.28,
    form: 'stiletto',
    sole: 0.02,
    tread: 'sole',
    point: 0.11,
    sleek: 0.2,
    covers: whole,
    shaft: { end: 1.14, slack: 0.024, work: 'zip' },
  },
  cowboyBoot: {
    heel: 0.14,
    form: 'cuban',
    sole: 0.028,
    tread: 'sole',
    point: 0.14,
    sleek: 0.2,
    covers: whole,
    shaft: { end: 1.46, slack: 0.05, dip: 0.1, creased: true, work: 'flame' },
  },
  ballet: { heel: 0.015, ...flat, sole: 0.016, covers: openTo(0.5, 0.19, 0.085) },
  maryJane: { heel: 0.04, form: 'stack', ...flat, covers: [...openTo(0.47, 0.21, 0.11), { from: 0.2, to: 0.256 }] },
  loafer: { ...welted, covers: openTo(0.3, 0.25, 0.2) },
  derby: { ...welted, covers: openTo(0.1, 0.28, 0.25) },
  brogue: { ...welted, point: 0.07, covers: openTo(0.1, 0.28, 0.25) },
  espadrille: { heel: 0.02, sole: 0.08, tread: 'rope', point: 0, foxing: 0.01, covers: openTo(0.4, 0.21, 0.13) },
  flatSandal: {
    heel: 0.015,
    ...flat,
    point: 0,
    covers: [{ from: 0.46, to: 0.535 }],
    ankleStrap: true,
    open: true,
  },
  slide: { heel: 0.02, sole: 0.065, tread: 'rubber', point: 0, covers: [{ from: 0.3, to: 0.54 }], open: true },
  sneaker: { ...trainer, covers: openTo(0.1, 0.3, 0.25) },
  highTop: { ...trainer, covers: whole, shaft: { end: 1.83, slack: 0.03, work: 'patch' }, laced: true },
  chelsea: { ...welted, covers: whole, shaft: { end: 1.81, slack: 0.02, work: 'gore' } },
  combat: {
    heel: 0.06,
    form: 'stack',
    sole: 0.07,
    tread: 'sole',
    point: 0,
    covers: whole,
    shaft: { end: 1.68, slack: 0.028, creased: true },
    laced: true,
  },
  rainBoot: {
    heel: 0.04,
    form: 'stack',
    sole: 0.045,
    tread: 'sole',
    point: 0,
    covers: whole,
    shaft: { end: 1.4, slack: 0.05, loose: 0.034, work: 'band' },
  },
  barefoot: { heel: 0, sole: 0, tread: 'sole', point: 0, covers: [], open: true },
}

const cutOf = (kind: ShoeKind): ShoeCut => ({ ...bodies[kind], trims: shoeTrims[kind] })

/** Every kind of shoe as a row of numbers, with what is sewn on it. */
export const shoeCuts: Record<ShoeKind, ShoeCut> = {
  pump: cutOf('pump'),
  blockHeel: cutOf('blockHeel'),
  sandal: cutOf('sandal'),
  platform: cutOf('platform'),
  mule: cutOf('mule'),
  ankleBoot: cutOf('ankleBoot'),
  kneeBoot: cutOf('kneeBoot'),
  cowboyBoot: cutOf('cowboyBoot'),
  ballet: cutOf('ballet'),
  maryJane: cutOf('maryJane'),
  loafer: cutOf('loafer'),
  derby: cutOf('derby'),
  brogue: cutOf('brogue'),
  espadrille: cutOf('espadrille'),
  flatSandal: cutOf('flatSandal'),
  slide: cutOf('slide'),
  sneaker: cutOf('sneaker'),
  highTop: cutOf('highTop'),
  chelsea: cutOf('chelsea'),
  combat: cutOf('combat'),
  rainBoot: cutOf('rainBoot'),
  barefoot: cutOf('barefoot'),
}
