import { draftBib } from './blocks/bib.ts'
import { lengthKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { hardwareKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { widthKnob } from './blocks/trouserCut.ts'
import { trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { waistband } from './blocks/waistband.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

const legs = {
  straight: { thigh: 0.07, knee: 0.26, hem: 0.25, stack: 0.5 },
  wide: { thigh: 0.1, knee: 0.34, hem: 0.4, stack: 0 },
  tapered: { thigh: 0.09, knee: 0.25, hem: 0.17, stack: 0.4 },
} as const

/** Dungarees: trousers with a bib and straps, worn over a top (requirement S3.26). */
export const dungarees = defineGarment({
  id: 'dungarees',
  label: 'Dungarees',
  category: 'jumpsuit',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.9,
    volume: 0.5,
    sleeve: 0,
    waist: 0.4,
    formality: 0.05,
    warmth: 0.4,
    print: 0.3,
    fabrics: ['denim', 'cotton', 'corduroy', 'linen', 'velvet'],
  },
  knobs: {
    leg: choiceKnob('Leg', [
      { id: 'straight', label: 'Straight' },
      { id: 'wide', label: 'Wide' },
      { id: 'tapered', label: 'Tapered' },
    ]),
    length: lengthKnob(0.27, 0.9, 0.93),
    width: widthKnob(),
    bib: numberKnob('Width of the bib', [0.4, 0.6, 0.85], '', 0.01),
    pocket: choiceKnob('Bib pocket', [
      { id: 'flap', label: 'With flap' },
      { id: 'patch', label: 'Patch' },
      { id: 'none', label: 'None' },
    ]),
    pockets: pocketKnob('jeans'),
    hem: trouserHemKnob(),
    panel: panelKnob(),
    pleats: trouserPleatsKnob(),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft(figure, { leg, length, bib, pocket, stitching, hardware, ...knobs }, context) {
    const { stack, ...row } = legs[leg]
    const hem = length < 0.5 ? row.knee + 0.07 : row.hem
    const shape = {
      row: { ...row, hem, length },
      cut: { ease: 0.025, stack },
      details: { twin: true, closure: 'none' },
      band: null,
    } as const
    const { cut, pieces } = draftTrousers(figure, context, shape, knobs)
    const band = waistband(figure, { y: cut.topY + 0.01, height: 0.1, ease: 0.03, kind: 'stitched' })
    return trimmed(figure, [...pieces, ...draftBib(figure, { waist: cut.topY, width: bib, pocket }), band], {
      stitching,
      hardware,
    })
  },
})
