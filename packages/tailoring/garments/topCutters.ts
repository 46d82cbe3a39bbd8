import type { Block } from '../blocks/block.ts'
import { campShirt } from '../blocks/tops/campShirt.ts'
import { overshirt } from '../blocks/tops/overshirt.ts'
import { shirt } from '../blocks/tops/shirt.ts'
import { teeShirt } from '../blocks/tops/teeShirt.ts'
import type { Measures } from '../bodies/measures.ts'
import { type Cutter, draftBlock, type GarmentKnobs } from './drafting.ts'

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

/** A cuff as it is cut where the atelier leaves it to the sleeve. */
const cuffOf = (usual: string) => (knobs: GarmentKnobs) => (knobs['cuff'] === 'asCut' ? { cuff: usual } : {})

/** Tops of the catalogue as they are cut, by id (requirement S1.11). */
export const topCutters: Readonly<Record<string, Cutter>> = {
  tShirt: cutBy(teeShirt, 0.02),
  shirt: cutBy(shirt, 0.055, (knobs) => ({
    ...cuffOf('barrel')(knobs),
    ...(knobs['yoke'] === 'none' ? { yoke: 'plain' } : {}),
  })),
  dressShirt: cutBy(shirt, 0.055, cuffOf('french')),
  westernShirt: cutBy(shirt, 0.055, cuffOf('barrel')),
  campShirt: cutBy(campShirt, 0.06),
  overshirt: cutBy(overshirt, 0.09, cuffOf('barrel')),
}
