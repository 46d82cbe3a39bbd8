import { ankleRib } from './blocks/ankleRib.ts'
import { bandKnob } from './blocks/bands.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { detailed } from './marks.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { thighKnob, widthKnob } from './blocks/trouserCut.ts'
import type { TrouserLeg } from './blocks/trouserLeg.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Joggers: elastic waist with a cord, soft legs ended by a rib (requirement S3.26). */
export const joggers = defineGarment({
  id: 'joggers',
  label: 'Joggers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.9,
    volume: 0.45,
    sleeve: 0,
    waist: 0.4,
    formality: 0,
    warmth: 0.5,
    print: 0.3,
    fabrics: ['fleece', 'jersey', 'cotton', 'nylon'],
  },
  knobs: {
    width: widthKnob(),
    length: numberKnob('Length from waist to floor', [0.6, 0.855, 0.88]),
    thigh: thighKnob(),
    rib: numberKnob('Height of the ankle rib', [0.04, 0.15, 0.24], '', 0.01),
    pockets: pocketKnob('slash'),
    panel: panelKnob(),
    closure: trouserClosureKnob('drawstring'),
    band: bandKnob('elastic'),
    rise: riseKnob(0.1),
  },
  draft(figure, { length, rib, ...knobs }, context) {
    const row = { thigh: 0.1, knee: 0.23, hem: 0.15, length }
    const ribbed = (leg: TrouserLeg) => ankleRib(leg, rib, context.chance.branch(`rib${leg.leg}`))
    const change = (leg: TrouserLeg) => ({ ...leg, piece: detailed(leg.piece, { lines: ribbed(leg).gathers }) })
    const made = draftTrousers(figure, context, { row, change }, { ...knobs, stack: 0.7 })
    return [...made.pieces, ...made.legs.map((leg) => ribbed(leg).rib)]
  },
})
