import { offset } from '@toile/geometry'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { finishHem } from './blocks/finishTop.ts'
import { creased, detailed, topstitch } from './marks.ts'
import { offFrill, offSleeves } from './blocks/offShoulder.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { edgingKnob, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A top that leaves both shoulders bare: a frill or sleeves held below them (requirement S3.26). */
export const bardotTop = defineGarment({
  id: 'bardotTop',
  label: 'Off-the-shoulder top',
  category: 'top',
  slot: 'top',

  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.2,
    volume: 0.4,
    sleeve: 0.4,
    waist: 0.35,
    formality: 0.4,
    warmth: 0.1,
    print: 0.75,
    fabrics: ['cotton', 'linen', 'jersey', 'crepe', 'chiffon', 'silk'],
  },
  knobs: {
    top: choiceKnob('Upper edge', [
      { id: 'frill', label: 'Frill' },
      { id: 'band', label: 'Folded band' },
      { id: 'plain', label: 'Elastic' },
    ]),
    sleeve: sleeveKnob(['puff', 'none', 'short', 'bishop', 'bell', 'plain']),
    sleeveLength: sleeveLengthKnob,
    depth: numberKnob('Depth of the neckline', [0.36, 0.44, 0.56]),
    length: numberKnob('Length from waist to crotch', [-0.4, 0.2, 1.1]),
    ease: numberKnob('Ease at the bust', [0.005, 0.04, 0.2]),
    cinch: numberKnob('Gathers at the waist', [0, 0.4, 1]),
    frill: numberKnob('Width of the frill', [0.16, 0.3, 0.5], ''),
    edging: edgingKnob,
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'bardot',
        neckDepth: knobs.depth * tall,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.05 * (1 - knobs.cinch),
        hipEase: knobs.ease + 0.02,
        box: 0.5 * (1 - knobs.cinch),
        cinch: knobs.cinch,
        hem: topHem(figure, knobs.length),
        sleeveless: 0.8,
      }),
    )
    const hem = finishHem(figure, bodice, bodice.piece, { above: 0.05, chance: context.chance })
    const sewn = detailed(hem.piece, { lines: [topstitch(offset(bodice.neckEdge, 0.03))] })
    const chance = context.chance.branch('upper')
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewn, 7) }),
      ...(context.layered ? [] : offSleeves(figure, bodice, knobs, context.chance)),
      ...(context.layered ? [] : offFrill(figure, bodice, knobs.top, knobs.frill, chance)),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
