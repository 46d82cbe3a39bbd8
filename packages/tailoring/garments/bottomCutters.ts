import { aLineSkirt } from '../blocks/bottoms/aLineSkirt.ts'
import { circleSkirt } from '../blocks/bottoms/circleSkirt.ts'
import { flaredTrousers } from '../blocks/bottoms/flaredTrousers.ts'
import { gatheredSkirt } from '../blocks/bottoms/gatheredSkirt.ts'
import { jeans } from '../blocks/bottoms/jeans.ts'
import { joggers } from '../blocks/bottoms/joggers.ts'
import { pleatedSkirt } from '../blocks/bottoms/pleatedSkirt.ts'
import { shorts } from '../blocks/bottoms/shorts.ts'
import { straightSkirt } from '../blocks/bottoms/straightSkirt.ts'
import { straightTrousers } from '../blocks/bottoms/straightTrousers.ts'
import { taperedTrousers } from '../blocks/bottoms/taperedTrousers.ts'
import { tieredSkirt } from '../blocks/bottoms/tieredSkirt.ts'
import type { SidePockets } from '../blocks/bottoms/trouserKnobs.ts'
import { wideTrousers } from '../blocks/bottoms/wideTrousers.ts'
import { wrapSkirt } from '../blocks/bottoms/wrapSkirt.ts'
import type { Measures } from '../bodies/measures.ts'
import { type Cutter, draftBlock, type GarmentKnobs, numberOf } from './drafting.ts'

type TrouserBlock = typeof straightTrousers | typeof jeans

/** A skirt that widens evenly: the atelier tells by how much each side moves out for its own length. */
const flared: Cutter = (body, knobs) =>
  draftBlock(aLineSkirt, body, { length: numberOf(knobs, 'length'), flare: numberOf(knobs, 'flare') })

/** A share of waist to floor as a share of the inside leg. */
const ofLeg = ({ waistToFloor, waistToCrotch }: Measures, share: number) =>
  (share * waistToFloor) / (waistToFloor - waistToCrotch)

/** A number of a garment that not every cut of trousers has. */
const orNone = (knobs: GarmentKnobs, name: string) => (typeof knobs[name] === 'number' ? numberOf(knobs, name) : 0)

/** The atelier tells a leg's widths in heads for one side of a figure; cloth lies as a share of the width at the top of the leg. */
const shareOfHalf = 3

/** Trousers whose length and widths the atelier tells beside their usual ones, and whose waist lies between the natural one and the high hip. */
const trousersBy =
  (block: TrouserBlock, cut: { hem?: number; knee?: number } = {}): Cutter =>
  (body, knobs) => {
    const width = orNone(knobs, 'width')
    return draftBlock(block, body, {
      length: block.knobs.length.usual + ofLeg(body, orNone(knobs, 'length')),
      knee: (cut.knee ?? block.knobs.knee.usual) + shareOfHalf * (width + orNone(knobs, 'knee')),
      hem: (cut.hem ?? block.knobs.hem.usual) + shareOfHalf * (width + orNone(knobs, 'hemWidth')),
      lowered: highHip * orNone(knobs, 'rise'),
      pockets: pocketsOf(knobs),
    })
  }

/** Pockets that are cut into the front; those that are sewn onto it are none of these. */
const pocketsOf = ({ pockets }: GarmentKnobs): SidePockets =>
  pockets === 'slash' || pockets === 'jeans' ? pockets : 'none'

/** What the atelier calls a head, by which it tells widths: an eighth of the height, in millimetres. */
const head = ({ height }: Measures) => height / 8

/** Where the high hip lies on the way from waist to hips. */
const highHip = 0.4

/** Widths of the knee and the hem of jeans by their leg. */
const jeansLegs: Readonly<Record<string, { knee: number; hem: number }>> = {
  straight: { knee: 0.7, hem: 0.66 },
  slim: { knee: 0.58, hem: 0.44 },
  wide: { knee: 0.92, hem: 1.02 },
  flare: { knee: 0.56, hem: 0.98 },
  mom: { knee: 0.74, hem: 0.56 },
}

/** A length that the atelier tells from the waist, as a share of the inside leg. */
const insideLeg = (body: Measures, knobs: GarmentKnobs) =>
  ofLeg(body, numberOf(knobs, 'length') - body.waistToCrotch / body.waistToFloor)

/** Shorts whose length the atelier tells from the waist. */
const short: Cutter = (body, knobs) =>
  draftBlock(shorts, body, { length: insideLeg(body, knobs), lowered: highHip * orNone(knobs, 'rise') })

/** Trousers that are pulled on, with ribs at waist and ankles. */
const jogging: Cutter = (body, knobs) => {
  const width = orNone(knobs, 'width')
  return draftBlock(joggers, body, {
    length: insideLeg(body, knobs),
    cuff: numberOf(knobs, 'rib') * head(body),
    knee: joggers.knobs.knee.usual + shareOfHalf * (width + orNone(knobs, 'thigh')),
    hem: joggers.knobs.hem.usual + shareOfHalf * width,
    lowered: highHip * orNone(knobs, 'rise'),
    pockets: pocketsOf(knobs),
  })
}

/** Trousers that swell between a ribbed waist and ribbed ends; a low crotch is followed as far as cloth can. */
const pulledOn =
  (wide: number): Cutter =>
  (body, knobs) => {
    const told = numberOf(knobs, 'length')
    const swell = shareOfHalf * numberOf(knobs, 'balloon')
    return draftBlock(joggers, body, {
      length: told > 0.15 ? insideLeg(body, knobs) : joggers.knobs.length.usual + ofLeg(body, told),
      knee: wide + swell * 0.3,
      hem: wide + swell * 0.2,
      rise: joggers.knobs.rise.usual + orNone(knobs, 'drop') * head(body) * 0.5,
      lowered: highHip * orNone(knobs, 'rise'),
      pockets: pocketsOf(knobs),
    })
  }

/** Wide trousers whose length is told from the waist and whose hem in heads for one side of a figure. */
const wideAndShort: Cutter = (body, knobs) =>
  draftBlock(wideTrousers, body, {
    length: insideLeg(body, knobs),
    hem: shareOfHalf * numberOf(knobs, 'width'),
    knee: shareOfHalf * numberOf(knobs, 'width') * 0.85,
    lowered: highHip * orNone(knobs, 'rise'),
    pockets: pocketsOf(knobs),
  })

/** Skirts, trousers and shorts of the catalogue as they are cut, by id; lengths are shares of waist to floor there as here (requirement S1.11). */
export const bottomCutters: Readonly<Record<string, Cutter>> = {
  pencilSkirt: (body, knobs) => draftBlock(straightSkirt, body, { length: numberOf(knobs, 'length') }),
  aLineSkirt: flared,
  miniSkirt: flared,
  biasSkirt: flared,
  trumpetSkirt: flared,
  slipSkirt: flared,
  cargoSkirt: flared,
  denimSkirt: flared,
  circleSkirt: (body, knobs) => draftBlock(circleSkirt, body, { length: numberOf(knobs, 'length') }),
  gatheredSkirt: (body, knobs) =>
    draftBlock(gatheredSkirt, body, { length: numberOf(knobs, 'length'), fullness: 1 + numberOf(knobs, 'gather') }),
  pleatedSkirt: (body, knobs) => draftBlock(pleatedSkirt, body, { length: numberOf(knobs, 'length') }),
  wrapSkirt: (body, knobs) =>
    draftBlock(wrapSkirt, body, { length: numberOf(knobs, 'length'), flare: numberOf(knobs, 'flare') }),
  kilt: (body, knobs) => draftBlock(pleatedSkirt, body, { length: numberOf(knobs, 'length') }),
  handkerchiefSkirt: (body, knobs) => draftBlock(circleSkirt, body, { length: numberOf(knobs, 'length') }),
  ruffleSkirt: (body, knobs) => draftBlock(tieredSkirt, body, { length: numberOf(knobs, 'length') }),
  tieredSkirt: (body, knobs) =>
    draftBlock(tieredSkirt, body, { length: numberOf(knobs, 'length'), fullness: 1 + numberOf(knobs, 'fullness') }),
  trousers: trousersBy(straightTrousers),
  wideTrousers: trousersBy(wideTrousers),
  palazzoTrousers: trousersBy(wideTrousers),
  chinos: trousersBy(taperedTrousers),
  cigaretteTrousers: trousersBy(taperedTrousers),
  flaredTrousers: trousersBy(flaredTrousers),
  jeans: (body, knobs) => trousersBy(jeans, jeansLegs[String(knobs['leg'])])(body, knobs),
  cargoTrousers: trousersBy(straightTrousers),
  culottes: wideAndShort,
  joggers: jogging,
  bloomers: pulledOn(1.05),
  haremTrousers: pulledOn(0.95),
  paperbagTrousers: trousersBy(taperedTrousers),
  boardShorts: short,
  shorts: short,
  tailoredShorts: short,
  bermudas: short,
}
