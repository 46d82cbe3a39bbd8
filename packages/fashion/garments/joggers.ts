import { mix } from '@toile/geometry'
import { ankleRib } from './blocks/ankleRib.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { drawcord } from './blocks/drawcord.ts'
import { detailed, seam } from './blocks/marks.ts'
import { trouserCut, widthKnob } from './blocks/trouserCut.ts'
import { acrossLeg, plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

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
    fabrics: ['knit', 'cotton'],
  },
  knobs: {
    width: widthKnob(),
    length: numberKnob('Length from waist to floor', [0.6, 0.855, 0.88]),
    rib: numberKnob('Height of the ankle rib', [0.04, 0.15, 0.24], '', 0.01),
    stripe: choiceKnob('Side stripe', [
      { id: 'none', label: 'None' },
      { id: 'single', label: 'Single' },
      { id: 'double', label: 'Double' },
    ]),
    rise: riseKnob(0.1),
  },
  draft(figure, knobs, context) {
    const row = { thigh: 0.1, knee: 0.23, hem: 0.15, length: knobs.length }
    const cut = trouserCut(figure, row, { rise: knobs.rise, width: knobs.width, stack: 0.7 })
    const stripes = { none: [], single: [0.1], double: [0.08, 0.16] }[knobs.stripe]
    const made = wornTrousers(
      figure,
      cut,
      { ...plainDetails, fly: false },
      { kind: 'elastic', height: 0.17 },
      context,
      (leg) => {
        const { gathers } = ankleRib(leg, knobs.rib, context.chance.branch(`rib${leg.leg}`))
        const lines = stripes.map((share) =>
          seam(
            leg.outer.slice(6).map((p) => mix(p, acrossLeg(leg, p[1])[1], share)),
            3,
            [0, 0],
          ),
        )
        return { ...leg, piece: detailed(leg.piece, { lines: [...gathers, ...lines] }) }
      },
    )
    const ribs = made.legs.map((leg) => ankleRib(leg, knobs.rib, context.chance.branch(`rib${leg.leg}`)).rib)
    return [...made.pieces, ...ribs, ...drawcord(figure, cut.topY)]
  },
})
