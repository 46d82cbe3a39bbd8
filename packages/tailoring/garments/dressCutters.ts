import type { Block } from '../blocks/block.ts'
import { corset } from '../blocks/dresses/corset.ts'
import { dungarees } from '../blocks/dresses/dungarees.ts'
import { jumpsuit } from '../blocks/dresses/jumpsuit.ts'
import { looseDress } from '../blocks/dresses/looseDress.ts'
import { pinaforeDress } from '../blocks/dresses/pinaforeDress.ts'
import { qipao } from '../blocks/dresses/qipao.ts'
import { sheathDress } from '../blocks/dresses/sheathDress.ts'
import { shirtDress } from '../blocks/dresses/shirtDress.ts'
import { swimsuit } from '../blocks/dresses/swimsuit.ts'
import { trumpetSkirt } from '../blocks/dresses/trumpetSkirt.ts'
import { waistDress } from '../blocks/dresses/waistDress.ts'
import { wrapDress } from '../blocks/dresses/wrapDress.ts'
import type { Measures } from '../bodies/measures.ts'
import { dressWords, nearest } from './dressWords.ts'
import { type Cutter, draftBlock, type GarmentKnobs, numberOf } from './drafting.ts'

/** A garment cut by a block, with what it tells in words of its own. */
const cutBy =
  (block: Block, own: (knobs: GarmentKnobs, body: Measures) => GarmentKnobs = () => ({})): Cutter =>
  (body, knobs) => {
    const told = { ...dressWords(knobs), ...own(knobs, body) }
    const { near, bent } = nearest(block, told)
    const drafted = draftBlock(block, body, { ...told, ...near })
    return { ...drafted, bent: [...bent, ...drafted.bent] }
  }

/** The seam of a waist as far above it as asked for: a hand's breadth at most. */
const seamOf = (knobs: GarmentKnobs): number => -90 * numberOf(knobs, 'waist')

/** The skirt below a waist: pleated or gathered where that is asked for, else as usual. */
function skirtOf(knobs: GarmentKnobs, usual: string): GarmentKnobs {
  const { pleats, gather } = knobs
  if (typeof pleats === 'number' && pleats > 0) return { skirt: 'pleated' }
  return typeof gather === 'number' && gather > 0.25 ? { skirt: 'gathered', fullness: 1 + gather } : { skirt: usual }
}

/** A dress with a seam at the waist over a skirt. */
const seamed = (usual: string, own: GarmentKnobs = {}): Cutter =>
  cutBy(waistDress, (knobs) => ({ ...skirtOf(knobs, usual), level: seamOf(knobs), ...own }))

/** A share of waist to floor as a share of the inside leg. */
const ofLeg = ({ waistToFloor, waistToCrotch }: Measures, share: number) =>
  (share * waistToFloor) / (waistToFloor - waistToCrotch)

/** A length told from the waist as a share of the inside leg. */
const fromWaist = (body: Measures, knobs: GarmentKnobs) =>
  ofLeg(body, numberOf(knobs, 'length') - body.waistToCrotch / body.waistToFloor)

/** A length told beside the usual one, as a share of the inside leg. */
const besideUsual = (body: Measures, knobs: GarmentKnobs) => 0.97 + ofLeg(body, numberOf(knobs, 'length'))

/** Widths of hems by their leg, as shares of the width at its top. */
const legs: Readonly<Record<string, number>> = {
  straight: 0.7,
  slim: 0.5,
  tapered: 0.54,
  wide: 1,
  flare: 1.05,
  palazzo: 1.25,
}

/** The hem of a leg that is told by name. */
const hemOf = ({ leg }: GarmentKnobs): number => legs[String(leg)] ?? 0.7

/** Pockets that are cut into the front of a leg; those that are sewn onto it are none of these. */
const pocketsOf = ({ pockets }: GarmentKnobs): GarmentKnobs => ({
  pockets: pockets === 'slash' || pockets === 'jeans' ? pockets : 'none',
})

/** Where a jumpsuit opens: in front where it is buttoned or has a zip there. */
const openOf = ({ closure }: GarmentKnobs): GarmentKnobs => ({ open: closure === 'none' ? 'back' : 'front' })

const isBare = ({ neckline }: GarmentKnobs) =>
  ['strapless', 'halter', 'oneShoulder', 'slip', 'bardot'].includes(String(neckline))

/** Close dresses of stretching cloth, less round than the body. */
const closeKnit = cutBy(looseDress, ({ neckline }) => ({ neckline, ease: -60, box: 0, flare: -0.01 }))
const bareKnit = cutBy(sheathDress, () => ({ ease: -60, waist: -40, hips: -60, flare: -0.02, darts: 'none', vent: 0 }))

/** Dresses and other garments worn whole as they are cut, by id; lengths are shares of waist to floor there as here (requirement S1.11). */
export const dressCutters: Readonly<Record<string, Cutter>> = {
  sheathDress: cutBy(sheathDress, (knobs) => ({ flare: -numberOf(knobs, 'taper') })),
  shiftDress: cutBy(sheathDress, (knobs) => ({ waist: 60 + 150 * numberOf(knobs, 'looseness'), ease: 80, vent: 0 })),
  aLineDress: cutBy(sheathDress, () => ({ waist: 200, ease: 60, vent: 0 })),
  columnGown: cutBy(sheathDress, () => ({ vent: 0 })),
  halterGown: cutBy(sheathDress, () => ({ vent: 0 })),
  slipDress: cutBy(sheathDress, (knobs, body) => ({
    waist: 2 * numberOf(knobs, 'ease') * body.waist + 40,
    ease: 30,
    darts: 'side',
    vent: 0,
    grain: 'bias',
  })),
  cowlGown: cutBy(sheathDress, (knobs) => ({
    neckline: knobs['neckline'] === 'halter' ? 'halter' : 'cowl',
    waist: 70,
    darts: 'none',
    deeper: numberOf(knobs, 'drop') - 0.5,
    vent: 0,
    grain: 'bias',
  })),
  fitAndFlareDress: seamed('circle'),
  babydollDress: seamed('halfCircle'),
  ballGown: seamed('circle'),
  smockDress: seamed('halfCircle', { ease: 110 }),
  tieredDress: cutBy(waistDress, (knobs) => ({
    skirt: 'tiered',
    fullness: 1 + numberOf(knobs, 'fullness'),
    level: seamOf(knobs),
  })),
  wrapDress: cutBy(wrapDress, (knobs) => ({ ...skirtOf(knobs, 'aLine') })),
  shirtDress: cutBy(shirtDress),
  denimDress: cutBy(shirtDress, (knobs) => ({
    yoke: 'western',
    ...(knobs['cuff'] === 'asCut' ? { cuff: 'barrel' } : {}),
  })),
  kaftan: cutBy(looseDress, ({ neckline }) => ({ neckline, ease: 300, box: 1 })),
  bodyconDress: (body, knobs) => (isBare(knobs) ? bareKnit : closeKnit)(body, knobs),
  sweaterDress: cutBy(looseDress, (knobs) => ({
    neckline: knobs['neckline'],
    ease: 60 + 900 * numberOf(knobs, 'looser'),
    box: 0.5,
    finish: 'rib',
    rib: knobs['hem'] === 'band' ? 60 : 0,
  })),
  qipao: cutBy(qipao, (knobs) => ({ ease: 50 + 500 * Math.max(0, numberOf(knobs, 'looser')) })),
  pinaforeDress: cutBy(pinaforeDress, (knobs) => skirtOf(knobs, 'aLine')),
  jumpsuit: cutBy(jumpsuit, (knobs, body) => ({
    length: besideUsual(body, knobs),
    hem: hemOf(knobs),
    ...openOf(knobs),
    ...pocketsOf(knobs),
  })),
  romper: cutBy(jumpsuit, (knobs, body) => ({
    length: fromWaist(body, knobs),
    hem: 0.95 + 2 * (numberOf(knobs, 'width') - 0.37),
    waist: knobs['belt'] === 'elastic' ? 140 : 60,
    ...openOf(knobs),
    ...pocketsOf(knobs),
  })),
  boilerSuit: cutBy(jumpsuit, (knobs, body) => ({
    ease: 180,
    waist: 200,
    hips: 140,
    rise: 55,
    darts: 'none',
    length: besideUsual(body, knobs),
    hem: 0.72 + 3 * numberOf(knobs, 'width'),
    open: 'front',
    ...(knobs['cuff'] === 'asCut' && knobs['sleeve'] === 'long' ? { cuff: 'barrel' } : {}),
    ...pocketsOf(knobs),
  })),
  dungarees: cutBy(dungarees, (knobs, body) => ({
    length: fromWaist(body, knobs),
    hem: hemOf(knobs) + 3 * numberOf(knobs, 'width'),
  })),
  salopettes: cutBy(dungarees, (knobs, body) => ({
    waist: 140,
    hips: 140,
    length: besideUsual(body, knobs),
    hem: 0.78 + 3 * numberOf(knobs, 'width'),
  })),
  trumpetSkirt: cutBy(trumpetSkirt),
  corset: cutBy(corset, (knobs, body) => ({
    above: 20 + 250 * (0.76 - numberOf(knobs, 'depth')),
    point: (numberOf(knobs, 'point') * body.height) / 8,
    side: (numberOf(knobs, 'side') * body.height) / 8,
    panels: String(Math.round(numberOf(knobs, 'panels'))),
    front: knobs['front'] === 'plain' ? 'whole' : 'opened',
  })),
  swimsuit: cutBy(swimsuit, (knobs) => ({ leg: numberOf(knobs, 'leg') })),
}
