import type { Block } from '../blocks/block.ts'
import { baseballTee } from '../blocks/tops/baseballTee.ts'
import { campShirt } from '../blocks/tops/campShirt.ts'
import { henley } from '../blocks/tops/henley.ts'
import { hoodie } from '../blocks/tops/hoodie.ts'
import { overshirt } from '../blocks/tops/overshirt.ts'
import { polo } from '../blocks/tops/polo.ts'
import { shirt } from '../blocks/tops/shirt.ts'
import { sweatshirt } from '../blocks/tops/sweatshirt.ts'
import { teeShirt } from '../blocks/tops/teeShirt.ts'
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
]

/** Knobs that the atelier tells in heads, of which a body is about eight tall, and a block in millimetres. */
const inHeads = ['drop', 'slits', 'rib', 'hemRib']

/** What is told of the block's own knobs by a garment whose knobs bear the same names; cloth needs so much more ease than is drawn, as a share of the chest. */
const toldBy = (body: Measures, knobs: GarmentKnobs, room: number): GarmentKnobs => {
  const head = body.height / 8.2
  const told = Object.entries(knobs).flatMap(([name, value]): [string, number | string | undefined][] => {
    if (alike.includes(name)) return [[name, value]]
    if (typeof value !== 'number') return []
    if (inHeads.includes(name)) return [[name, value * head]]
    return name === 'ease' ? [[name, value + room]] : []
  })
  return Object.fromEntries(told)
}

/** A garment cut by a block whose knobs bear the same names, with what it alone tells in other words. */
const cutBy =
  (block: Block, room: number, own: (knobs: GarmentKnobs, body: Measures) => GarmentKnobs = () => ({})): Cutter =>
  (body, knobs) =>
    draftBlock(block, body, { ...toldBy(body, knobs, room), ...own(knobs, body) })

/** A number of the atelier beside what is usual there. */
const ofUsual = (knobs: GarmentKnobs, name: string, usual: number) => numberOf(knobs, name) / usual

/** A cuff as it is cut where the atelier leaves it to the sleeve. */
const cuffOf = (usual: string) => (knobs: GarmentKnobs) => (knobs['cuff'] === 'asCut' ? { cuff: usual } : {})

/** Tops of the catalogue as they are cut, by id (requirement S1.11). */
export const topCutters: Readonly<Record<string, Cutter>> = {
  tShirt: cutBy(teeShirt, 0.02),
  henley: cutBy(henley, 0.02),
  baseballTee: cutBy(baseballTee, 0.02),
  polo: cutBy(polo, 0.03, (knobs, body) => ({
    collarSize: ofUsual(knobs, 'collar', 0.82),
    placket: numberOf(knobs, 'placket') * 0.2 * body.backLength,
    closure: knobs['closure'],
  })),
  rugbyShirt: cutBy(polo, 0.05, (knobs) => ({
    closure: knobs['closure'] === 'halfZip' ? 'zip' : 'buttons',
    collar: knobs['collar'],
  })),
  sweatshirt: cutBy(sweatshirt, 0.04, (knobs) => ({ neck: knobs['neck'] })),
  hoodie: cutBy(hoodie, 0.04, (knobs) => ({ front: knobs['front'], hood: ofUsual(knobs, 'hood', 0.95) })),
  shirt: cutBy(shirt, 0.055, (knobs) => ({
    ...cuffOf('barrel')(knobs),
    ...(knobs['yoke'] === 'none' ? { yoke: 'plain' } : {}),
  })),
  dressShirt: cutBy(shirt, 0.055, cuffOf('french')),
  westernShirt: cutBy(shirt, 0.055, cuffOf('barrel')),
  campShirt: cutBy(campShirt, 0.06),
  overshirt: cutBy(overshirt, 0.09, cuffOf('barrel')),
}
