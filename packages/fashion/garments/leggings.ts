import { mix, spline } from '@toile/geometry'
import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { detailed, seam } from './blocks/marks.ts'
import { proportion } from './blocks/proportion.ts'
import { trouserCut } from './blocks/trouserCut.ts'
import { acrossLeg, plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Leggings: a second skin in stretch knit with a broad waistband (requirement S3.26). */
export const leggings = defineGarment({
  id: 'leggings',
  label: 'Leggings',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.88,
    volume: 0,
    sleeve: 0,
    waist: 0.6,
    formality: 0,
    warmth: 0.3,
    print: 0.5,
    fabrics: ['knit', 'leather'],
  },
  knobs: {
    length: lengthKnob(0.35, 0.875, 0.89),
    band: numberKnob('Height of the waistband', [0.08, 0.28, 0.42], '', 0.01),
    panel: choiceKnob('Panels', [
      { id: 'curved', label: 'Curved side panel' },
      { id: 'plain', label: 'None' },
    ]),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const { height } = proportion(figure)
    const { crotch, knee } = figure.levels
    const row = { thigh: -0.006, knee: 0.14, hem: 0.085, length: knobs.length }
    const cut = trouserCut(figure, row, { rise: knobs.rise, ease: 0 })
    return wornTrousers(
      figure,
      cut,
      { ...plainDetails, fly: false, pockets: 'none' },
      { y: cut.topY + (knobs.band - 0.12) * 0.4, height: knobs.band, ease: 0.002, kind: 'plain' },
      context,
      (leg) => {
        const folds = leg.piece.folds.filter((_, i) => i % 2 === 0)
        const close = { ...leg.piece, folds: folds.map((fold) => ({ ...fold, height: fold.height * 0.6 })) }
        if (knobs.panel === 'plain' || cut.hemY < knee) return { ...leg, piece: close }
        const [outerTop, innerTop] = acrossLeg(leg, crotch + 0.5 * height)
        const [outerKnee, innerKnee] = acrossLeg(leg, knee - 0.1 * height)
        const panel = [outerTop, mix(outerTop, innerTop, 0.35), mix(outerKnee, innerKnee, 0.12), outerKnee]
        return { ...leg, piece: detailed(close, { lines: [seam(spline(panel, false, 8), 1.1)] }) }
      },
    ).pieces
  },
})
