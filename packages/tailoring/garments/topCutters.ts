import type { Block } from '../blocks/block.ts'
import { bandeau } from '../blocks/tops/bandeau.ts'
import { bardotTop } from '../blocks/tops/bardotTop.ts'
import { baseballTee } from '../blocks/tops/baseballTee.ts'
import { blouse } from '../blocks/tops/blouse.ts'
import { bodysuit } from '../blocks/tops/bodysuit.ts'
import { camisole } from '../blocks/tops/camisole.ts'
import { campShirt } from '../blocks/tops/campShirt.ts'
import { corset } from '../blocks/tops/corset.ts'
import { cropTop } from '../blocks/tops/cropTop.ts'
import { henley } from '../blocks/tops/henley.ts'
import { hoodie } from '../blocks/tops/hoodie.ts'
import { kaftanTop } from '../blocks/tops/kaftanTop.ts'
import { oneShoulderTop } from '../blocks/tops/oneShoulderTop.ts'
import { overshirt } from '../blocks/tops/overshirt.ts'
import { peplumBlouse } from '../blocks/tops/peplumBlouse.ts'
import { polo } from '../blocks/tops/polo.ts'
import { quarterZip } from '../blocks/tops/quarterZip.ts'
import { ruffleBlouse } from '../blocks/tops/ruffleBlouse.ts'
import { shirt } from '../blocks/tops/shirt.ts'
import { smockTop } from '../blocks/tops/smockTop.ts'
import { sweatshirt } from '../blocks/tops/sweatshirt.ts'
import { tankTop } from '../blocks/tops/tankTop.ts'
import { teeShirt } from '../blocks/tops/teeShirt.ts'
import { tunic } from '../blocks/tops/tunic.ts'
import { wrapTop } from '../blocks/tops/wrapTop.ts'
import type { Measures } from '../bodies/measures.ts'
import { type Cutter, draftBlock, type GarmentKnobs, numberOf } from './drafting.ts'

/** Knobs that mean the same in the atelier and in a block: choices, and shares of the same measure. */
const alike = [
  'neckline',
  'collar',
  'collarSize',
  'sleeve',
  'sleeveLength',
  'cuff',
  'yoke',
  'pocket',
  'length',
  'box',
  'waist',
  'hem',
  'buttons',
  'closure',
  'top',
  'trim',
  'ruffles',
  'legs',
  'darts',
  'bib',
  'finish',
]

/** Knobs that the atelier tells in heads, of which a body is about eight tall, and a block in millimetres. */
const inHeads = ['drop', 'slits', 'rib', 'hemRib', 'facing', 'flare', 'frill']

/** What is told of the block's own knobs by a garment whose knobs bear the same names; cloth needs so much more ease than is drawn, as a share of the chest. */
const toldBy = (knobs: GarmentKnobs, room: number): GarmentKnobs => {
  // Blocks grow their millimetres with the body by themselves.
  const heads = 1680 / 8.2
  const told = Object.entries(knobs).flatMap(([name, value]): [string, number | string | undefined][] => {
    if (alike.includes(name)) return [[name, value]]
    if (typeof value !== 'number') return []
    if (inHeads.includes(name)) return [[name, value * heads]]
    return name === 'ease' ? [[name, value + room]] : []
  })
  return Object.fromEntries(told)
}

/** A garment cut by a block whose knobs bear the same names, with what it alone tells in other words. */
const cutBy =
  (block: Block, room: number, own: (knobs: GarmentKnobs, body: Measures) => GarmentKnobs = () => ({})): Cutter =>
  (body, knobs) =>
    draftBlock(block, body, { ...toldBy(knobs, room), ...own(knobs, body) })

/** A number of the atelier beside what is usual there. */
const ofUsual = (knobs: GarmentKnobs, name: string, usual: number) => numberOf(knobs, name) / usual

/** A cuff as it is cut where the atelier leaves it to the sleeve. */
const cuffOf = (usual: string) => (knobs: GarmentKnobs) => (knobs['cuff'] === 'asCut' ? { cuff: usual } : {})

/** A share of the shoulder as the millimetres of a strap on a body of usual height. */
const strapOf = (knobs: GarmentKnobs, body: Measures) => {
  const shoulder = (body.shoulderWidth / 2 - body.neck / 6) * (1680 / body.height)
  return { strap: numberOf(knobs, 'strap') * shoulder * 1.2 }
}

/** Tops of the catalogue as they are cut, by id (requirement S1.11). */
export const topCutters: Readonly<Record<string, Cutter>> = {
  tShirt: cutBy(teeShirt, 0.02),
  henley: cutBy(henley, 0.02),
  baseballTee: cutBy(baseballTee, 0.02),
  polo: cutBy(polo, 0.03, (knobs, body) => ({
    collar: 'polo',
    collarSize: ofUsual(knobs, 'collar', 0.82),
    placket: numberOf(knobs, 'placket') * 0.2 * body.backLength,
  })),
  rugbyShirt: cutBy(polo, 0.05, ({ closure }) => ({
    closure: closure === 'halfZip' ? 'zip' : closure === 'none' ? 'open' : 'buttons',
  })),
  tankTop: cutBy(tankTop, 0, (knobs, body) => ({
    ...strapOf(knobs, body),
    neckDepth: (numberOf(knobs, 'depth') - 1) * 0.34 * (1680 / 8.2),
  })),
  camisole: cutBy(camisole, 0, (knobs) => ({
    depth: numberOf(knobs, 'depth') * 0.85,
    edge: knobs['edge'] === 'lace' ? 'plain' : knobs['edge'],
  })),
  cropTop: cutBy(cropTop, 0.01),
  bodysuit: cutBy(bodysuit, -0.05),
  oneShoulderTop: cutBy(oneShoulderTop, 0.01, strapOf),
  bardotTop: cutBy(bardotTop, 0.02, (knobs) => ({ depth: ofUsual(knobs, 'depth', 0.44) * 0.5 })),
  bandeau: cutBy(bandeau, -0.06, (knobs) => ({ height: (0.6 - numberOf(knobs, 'depth')) * 120 })),
  corset: cutBy(corset, 0, ({ panels, point, front }) => ({ panels, point, front })),
  wrapTop: cutBy(wrapTop, 0.03, (knobs) => ({
    ...cuffOf('none')(knobs),
    length: numberOf(knobs, 'skirt'),
    tie: knobs['tie'] === 'bow' ? 900 : 600,
  })),
  kaftanTop: cutBy(kaftanTop, 0.06),
  tunic: cutBy(tunic, 0.06, cuffOf('none')),
  shirt: cutBy(shirt, 0.055, (knobs) => ({
    ...cuffOf('barrel')(knobs),
    ...(knobs['yoke'] === 'none' ? { yoke: 'plain' } : {}),
  })),
  dressShirt: cutBy(shirt, 0.055, cuffOf('french')),
  westernShirt: cutBy(shirt, 0.055, cuffOf('barrel')),
  campShirt: cutBy(campShirt, 0.06),
  overshirt: cutBy(overshirt, 0.09, cuffOf('barrel')),
  shacket: cutBy(overshirt, 0.09, ({ collar, closure, chest, cuff }) => ({
    collar: { shirt: 'point', mandarin: 'band' }[String(collar)] ?? collar,
    closure: closure === 'placket' ? 'buttons' : closure,
    pocket: { flaps: 'flaps', patch: 'two', none: 'none' }[String(chest)] ?? chest,
    cuff: cuff === 'plain' ? 'none' : 'barrel',
    drop: 24,
  })),
  blouse: cutBy(blouse, 0.05, (knobs) => ({ ...cuffOf('none')(knobs), waist: numberOf(knobs, 'cinch') })),
  ruffleBlouse: cutBy(ruffleBlouse, 0.05, (knobs) => ({
    ...cuffOf('none')(knobs),
    width: numberOf(knobs, 'width') * (1680 / 8.2),
  })),
  peplumBlouse: cutBy(peplumBlouse, 0.03, (knobs) => ({ flare: 20 + ofUsual(knobs, 'flare', 0.36) * 70 })),
  peplumJacket: cutBy(peplumBlouse, 0.05),
  smockTop: cutBy(smockTop, 0.03, (knobs) => ({ gather: 0.2 + numberOf(knobs, 'ease') * 2.4 })),
  quarterZip: cutBy(quarterZip, 0.04),
  sweatshirt: cutBy(sweatshirt, 0.04, (knobs) => ({ neck: knobs['neck'] })),
  hoodie: cutBy(hoodie, 0.04, (knobs) => ({ front: knobs['front'], hood: ofUsual(knobs, 'hood', 0.95) })),
}
