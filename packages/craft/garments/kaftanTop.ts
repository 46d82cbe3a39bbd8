import { joined, offset, reversed } from '@toile/geometry'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { finishHem, finishNeck, slitKnob } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { creased, topstitch } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { edgingKnob, trimmed } from './blocks/trims.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'
import { makePiece } from './piece.ts'

/** A wide top cut in one with its sleeves, with a faced neck (requirement S3.26). */
export const kaftanTop = defineGarment({
  id: 'kaftanTop',
  label: 'Kaftan top',
  category: 'top',
  slot: 'top',
  wornOut: true,
  wornBy: [{ ageGroup: 'adult' }],
  character: {
    length: 0.42,
    volume: 0.9,
    sleeve: 0.6,
    waist: 0.05,
    formality: 0.4,
    warmth: 0.2,
    print: 0.95,
    fabrics: ['silk', 'chiffon', 'cotton', 'linen', 'crepe', 'jacquard'],
  },
  knobs: {
    neckline: necklineKnob(['v', 'keyhole', 'deepV', 'boat', 'crew', 'square']),
    sleeve: sleeveKnob(['kimono', 'dolman', 'bell']),
    sleeveLength: sleeveLengthKnob,
    facing: numberKnob('Width of the neck facing', [0, 0.09, 0.18], ''),
    length: numberKnob('Length from waist to crotch', [0.3, 1.05, 2.2]),
    ease: numberKnob('Ease at the bust', [0.08, 0.18, 0.32]),
    flare: numberKnob('Flare at the hem', [0, 0.12, 0.3]),
    hem: hemKnob(['straight', 'curved', 'hiLo', 'pointed']),
    slits: slitKnob(0.8),
    edging: edgingKnob,
  },
  draft(figure, knobs, context) {
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: knobs.neckline,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.08,
        hipEase: knobs.ease + 0.05,
        box: 0.9,
        drop: 0.06,
        hem: topHem(figure, knobs.length),
        hemShape: knobs.hem,
        hemFlare: knobs.flare,
      }),
    )
    const neck = finishNeck(figure, bodice, bodice.piece)
    const hem = finishHem(figure, bodice, neck.piece, { shape: knobs.hem, slits: knobs.slits, chance: context.chance })
    const outer = offset(bodice.neckEdge, knobs.facing)
    const facing =
      knobs.facing > 0.02
        ? [
            makePiece('band', 'facing', [joined(bodice.neckEdge, reversed(outer))], {
              order: 2,
              colour: 'contrast',
              takesPrint: false,
              castsShadow: false,
              volume: bodice.piece.outlines,
              contours: [{ path: outer, weight: 0.7, taper: [0, 0] }],
              lines: [topstitch(offset(bodice.neckEdge, knobs.facing * 0.85))],
              edges: [{ at: 'rim', path: outer }],
            }),
          ]
        : []
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(hem.piece, 8) }),
      ...facing,
      ...wornSleeves(figure, bodice, context, knobs),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
