import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { finishHem, slitKnob } from './blocks/finishTop.ts'
import { draftHemRib } from './blocks/hemRib.ts'
import { creased } from './marks.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A fine close-fitting knit with a roll, mock or funnel neck (requirement S3.26). */
export const turtleneck = defineGarment({
  id: 'turtleneck',
  label: 'Turtleneck',
  category: 'knitwear',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.26,
    volume: 0.2,
    sleeve: 1,
    waist: 0.4,
    formality: 0.4,
    warmth: 0.7,
    print: 0.3,
    fabrics: ['ribKnit', 'knit', 'cashmere', 'jersey', 'cableKnit'],
  },
  knobs: {
    neck: choiceKnob('Neck', [
      { id: 'roll', label: 'Roll neck' },
      { id: 'mock', label: 'Mock neck' },
      { id: 'funnel', label: 'Wide funnel' },
    ]),
    height: numberKnob('Height of the neck', [0.5, 1, 1.3]),
    sleeve: sleeveKnob(['plain', 'knit', 'threeQuarter', 'short', 'bell', 'oversized', 'raglan', 'mutton', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.25, 0.5, 1.2]),
    ease: numberKnob('Ease at the bust', [0.003, 0.025, 0.22]),
    waist: numberKnob('Waist shaping', [0, 0.7, 1]),
    slits: slitKnob(0.5),
    panels: panelKnob(['none', 'chest', 'band', 'hoops', 'hem']),
  },
  draft(figure, knobs, context) {
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'high',
        ease: knobs.ease,
        waistEase: knobs.ease + 0.06 * (1 - knobs.waist),
        hipEase: knobs.ease + 0.01,
        box: 1 - knobs.waist,
        drop: knobs.ease > 0.12 ? 0.05 : 0,
        hem: topHem(figure, knobs.length),
        sleeveless: knobs.sleeve === 'none' ? 0.86 : undefined,
      }),
    )
    const tucked = context.tucked && bodice.options.hem < topHem(figure, knobs.length)
    const ribbed = knobs.ease > 0.09 && !tucked && knobs.slits < 0.03
    const hemmed =
      tucked || ribbed
        ? bodice.piece
        : finishHem(figure, bodice, bodice.piece, { slits: knobs.slits, above: 0.07, chance: context.chance }).piece
    const heights = { roll: 0.3, mock: 0.15, funnel: 0.24 }
    return [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, hemmed, {}), 5) }),
      ...(ribbed ? [draftHemRib(figure, bodice, 0.15, 0.04)] : []),
      ...draftPanels(figure, bodice, knobs.panels),
      ...wornSleeves(figure, bodice, context, knobs, () =>
        knobs.sleeve === 'plain' ? { ease: 0.015 + knobs.ease * 0.7, hem: 0.012 + knobs.ease * 0.4 } : {},
      ),
      ...draftStandCollar(figure, {
        height: heights[knobs.neck] * knobs.height,
        rib: true,
        rolled: knobs.neck === 'roll',
        ease: knobs.neck === 'funnel' ? 0.07 : 0.022,
      }),
    ]
  },
})
