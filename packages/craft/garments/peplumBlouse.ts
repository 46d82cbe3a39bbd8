import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { dartKnob, dartLines } from './blocks/darts.ts'
import { finishNeck } from './blocks/finishTop.ts'
import { creased, detailed, seam } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { skirt } from './blocks/skirt.ts'
import { plainSkirt } from './blocks/skirtCut.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { bodiceCut } from './blocks/topCut.ts'
import { edgingKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A fitted blouse with a flared peplum from the waist (requirement S3.26). */
export const peplumBlouse = defineGarment({
  id: 'peplumBlouse',
  label: 'Peplum blouse',
  category: 'blouse',
  slot: 'top',
  wornOut: true,

  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.32,
    volume: 0.4,
    sleeve: 0.5,
    waist: 0.95,
    formality: 0.7,
    warmth: 0.25,
    print: 0.6,
    fabrics: ['crepe', 'silk', 'cotton', 'jacquard', 'velvet', 'lace'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'v', 'square', 'boat', 'sweetheart', 'keyhole', 'scoop']),
    sleeve: sleeveKnob(['short', 'puff', 'threeQuarter', 'plain', 'bell', 'cap', 'mutton', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length of the peplum', [0.2, 0.4, 0.8], ''),
    flare: numberKnob('Flare at the hem', [0.05, 0.2, 0.36]),
    waves: numberKnob('Flutes', [4, 8, 12], '', 1),
    ease: numberKnob('Ease at the bust', [0.002, 0.02, 0.1]),
    darts: dartKnob(['princess', 'waist', 'none']),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(
        figure,
        { ...context, tucked: false },
        {
          neckline: knobs.neckline,
          ease: knobs.ease,
          waistEase: 0.015,
          box: 0,
          hem: levels.waist + 0.03,
          hemCurve: 0.04,
          sleeveless: knobs.sleeve === 'none' ? 0.84 : undefined,
        },
      ),
    )
    const neck = finishNeck(figure, bodice, bodice.piece)
    const sewn = detailed(neck.piece, {
      lines: [seam(bodice.hem, 1.5, [0, 0]), ...dartLines(figure, bodice, knobs.darts)],
    })
    const hemY = levels.waist + knobs.length * tall
    const cut = {
      ...plainSkirt,
      topY: levels.waist + 0.02,
      hemY,
      ease: 0.02,
      flare: knobs.flare,
      flutes: knobs.waves,
      depth: 0.15,
    }
    const hanging =
      context.tucked || context.layered
        ? []
        : [{ ...skirt(figure, cut, context.chance.branch('peplum'), 'peplum'), order: -0.5 }]
    const pieces = [
      ...hanging,
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, sewn, { centre: true }), 5) }),
      ...wornSleeves(figure, bodice, context, knobs),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
