import { blazer } from '../blocks/outer/blazer.ts'
import { coat } from '../blocks/outer/coat.ts'
import { waistcoat } from '../blocks/outer/waistcoat.ts'
import { zipJacket } from '../blocks/outer/zipJacket.ts'
import { overshirt } from '../blocks/tops/overshirt.ts'
import type { Measures } from '../bodies/measures.ts'
import { type Cutter, draftBlock, type GarmentKnobs } from './drafting.ts'

/** Cloth of a jacket needs so much more ease than is drawn, as a share of the chest. */
const room = 0.08

const numberIn = (knobs: GarmentKnobs, name: string) => {
  const value = knobs[name]
  return typeof value === 'number' ? { [name]: value } : {}
}

/** Numbers that mean the same in the atelier and here, where a garment has them. */
const alike = (knobs: GarmentKnobs, ...names: string[]): GarmentKnobs =>
  Object.assign({}, ...names.map((name) => numberIn(knobs, name)))

/** The atelier tells widths in heads; a lapel is told whole, the cloth of it from the gorge. */
const lapelIn = (body: Measures, knobs: GarmentKnobs): GarmentKnobs =>
  typeof knobs['lapelWidth'] === 'number' ? { lapelWidth: (knobs['lapelWidth'] * body.height) / 41 } : {}

const easeIn = ({ ease }: GarmentKnobs): GarmentKnobs => (typeof ease === 'number' ? { ease: ease + room } : {})

/** A length from the waist as a share of waist to ankle, as one of waist to floor. */
const toAnkle = ({ length }: GarmentKnobs) => (typeof length === 'number' ? { length: length * 0.94 } : {})

/** A length from the waist as a share of waist to ankle, as one of waist to crotch. */
const ankleByCrotch = (body: Measures, { length }: GarmentKnobs): GarmentKnobs =>
  typeof length === 'number' ? { length: (length * 0.94 * body.waistToFloor) / body.waistToCrotch } : {}

/** A length from the waist as a share of waist to crotch, as one of waist to floor. */
const crotchByFloor = (body: Measures, { length }: GarmentKnobs): GarmentKnobs =>
  typeof length === 'number' ? { length: (length * body.waistToCrotch) / body.waistToFloor } : {}

const flareIn = (body: Measures, { flare }: GarmentKnobs): GarmentKnobs =>
  typeof flare === 'number' ? { flare: (flare * body.height) / 8 } : {}

/** A choice of a garment; what a block has not of it is named when it is drafted. */
const chosen = (knobs: GarmentKnobs, from: string, to: string): GarmentKnobs =>
  typeof knobs[from] === 'string' ? { [to]: knobs[from] } : {}

const lapels = (knobs: GarmentKnobs): GarmentKnobs => ({
  ...chosen(knobs, 'collar', 'lapel'),
  ...chosen(knobs, 'lapel', 'lapel'),
})

const jacket =
  (more: GarmentKnobs = {}): Cutter =>
  (body, knobs) =>
    draftBlock(blazer, body, {
      ...alike(knobs, 'length', 'waist', 'buttons'),
      ...easeIn(knobs),
      ...lapels(knobs),
      ...lapelIn(body, knobs),
      ...chosen(knobs, 'hem', 'corners'),
      ...chosen(knobs, 'pocket', 'pocket'),
      ...more,
    })

const coatBy =
  (more: GarmentKnobs = {}): Cutter =>
  (body, knobs) =>
    draftBlock(coat, body, {
      ...alike(knobs, 'waist', 'buttons'),
      ...easeIn(knobs),
      ...toAnkle(knobs),
      ...flareIn(body, knobs),
      ...lapels(knobs),
      ...lapelIn(body, knobs),
      ...chosen(knobs, 'pocket', 'pocket'),
      ...(knobs['closure'] === 'double' ? { rows: 'two' } : {}),
      ...more,
    })

const necks: Readonly<Record<string, string>> = { rib: 'rib', funnel: 'funnel', storm: 'funnel', hood: 'hood' }

/** A zipped jacket, whose length is told to the crotch or to the ankle. */
const zipped =
  (ends: 'ribs' | 'plain', usual: string, long = false): Cutter =>
  (body, knobs) =>
    draftBlock(zipJacket, body, {
      ...(long ? ankleByCrotch(body, knobs) : alike(knobs, 'length')),
      ...easeIn(knobs),
      ...flareIn(body, knobs),
      neck: necks[String(knobs['neck'] ?? knobs['collar'])] ?? usual,
      ends,
    })

/** A jacket cut as a shirt is, with a yoke, pockets and cuffs. */
const work =
  (more: GarmentKnobs = {}): Cutter =>
  (body, knobs) =>
    draftBlock(overshirt, body, { ...alike(knobs, 'length', 'buttons'), ...easeIn(knobs), ...more })

/** Jackets, coats and waistcoats of the catalogue as they are cut, by id (requirement S1.11). */
export const outerCutters: Readonly<Record<string, Cutter>> = {
  blazer: jacket(),
  doubleBreasted: jacket({ rows: 'two', lapel: 'peak', corners: 'straight' }),
  tuxedo: jacket({ lapel: 'peak', buttons: 1 }),
  boucleJacket: jacket({ corners: 'straight', pocket: 'patch' }),
  waistcoat: (body, knobs) =>
    draftBlock(waistcoat, body, {
      ...alike(knobs, 'length', 'waist', 'buttons'),
      ...(typeof knobs['ease'] === 'number' ? { ease: knobs['ease'] + room / 2 } : {}),
      ...chosen(knobs, 'pocket', 'pocket'),
      collar: knobs['collar'] === 'notch' || knobs['collar'] === 'peak' ? 'notch' : 'none',
    }),
  coat: coatBy(),
  peacoat: (body, knobs) => coatBy({ rows: 'two', ...crotchByFloor(body, knobs) })(body, knobs),
  trench: coatBy({ rows: 'two' }),
  wrapCoat: coatBy({ rows: 'two', buttons: 1 }),
  swingCoat: coatBy(),
  cocoonCoat: coatBy({ waist: 0 }),
  teddyCoat: coatBy({ waist: 0 }),
  bomber: zipped('ribs', 'rib'),
  varsityJacket: zipped('ribs', 'rib'),
  biker: zipped('plain', 'funnel'),
  aviatorJacket: zipped('ribs', 'funnel'),
  anorak: zipped('plain', 'hood'),
  parka: zipped('plain', 'hood', true),
  raincoat: zipped('plain', 'hood', true),
  puffer: zipped('plain', 'funnel', true),
  quiltedJacket: zipped('plain', 'funnel'),
  gilet: (body, knobs) =>
    draftBlock(zipJacket, body, {
      ...alike(knobs, 'length'),
      ...easeIn(knobs),
      sleeve: 'none',
      neck: 'funnel',
      ends: 'plain',
    }),
  duffleCoat: zipped('plain', 'hood', true),
  nehruJacket: work({ collar: 'band', pocket: 'one', hem: 'straight', cuff: 'none' }),
  denimJacket: work({ pocket: 'flaps', cuff: 'barrel', hem: 'straight' }),
  choreJacket: work({ pocket: 'two', hem: 'straight', cuff: 'none' }),
  safariJacket: work({ pocket: 'flaps', hem: 'straight', cuff: 'none' }),
}
