import { riseKnob } from './blocks/bottomKnobs.ts'
import { legLengthKnob, trouserCut } from './blocks/trouserCut.ts'
import { plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Wide trousers: pleated into a high waist, falling to the shoe (requirement S3.26). */
export const wideTrousers = defineGarment({
  id: 'wideTrousers',
  label: 'Wide trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ ageGroup: 'adult' }],
  character: {
    length: 0.95,
    volume: 0.7,
    sleeve: 0,
    waist: 0.8,
    formality: 0.6,
    warmth: 0.4,
    print: 0.7,
    fabrics: ['linen', 'silk', 'wool', 'cotton'],
  },
  knobs: {
    width: numberKnob('Width at the hem', [0.28, 0.4, 0.6]),
    length: legLengthKnob(),
    pleats: numberKnob('Waist pleats', [0, 2, 3], '', 1),
    band: choiceKnob('Waistband', [
      { id: 'stitched', label: 'Stitched band' },
      { id: 'elastic', label: 'Elastic' },
      { id: 'belt', label: 'Belted' },
    ]),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const row = { thigh: 0.06 + knobs.width * 0.12, knee: 0.1 + knobs.width * 0.56, hem: knobs.width, length: 0.94 }
    const cut = trouserCut(figure, row, { rise: knobs.rise, length: row.length + knobs.length })
    const elastic = knobs.band === 'elastic'
    const details = { ...plainDetails, fly: !elastic, pleats: elastic ? 0 : knobs.pleats }
    const band = elastic
      ? ({ kind: 'elastic', height: 0.16 } as const)
      : ({ kind: knobs.band === 'belt' ? 'belt' : 'stitched', button: true, loops: true } as const)
    return wornTrousers(figure, cut, details, band, context).pieces
  },
})
