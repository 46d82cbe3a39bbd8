import { add, mix, offset } from '@toile/geometry'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { finishHem } from './blocks/finishTop.ts'
import { frill } from './blocks/frill.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { creased, detailed, ridge, topstitch } from './marks.ts'
import { openEdges } from './blocks/neckRib.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { edgingKnob, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** An asymmetric top drawn from one shoulder across the chest (requirement S3.26). */
export const oneShoulderTop = defineGarment({
  id: 'oneShoulderTop',
  label: 'One-shoulder top',
  category: 'top',
  slot: 'top',

  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.2,
    volume: 0.2,
    sleeve: 0.15,
    waist: 0.4,
    formality: 0.6,
    warmth: 0.05,
    print: 0.55,
    fabrics: ['jersey', 'silk', 'crepe', 'velvet', 'sequin', 'lame', 'linen'],
  },
  knobs: {
    sleeve: sleeveKnob(['none', 'flutter', 'puff', 'plain', 'bell', 'bishop']),
    length: numberKnob('Length from waist to crotch', [-0.4, 0.3, 1.1]),
    ease: numberKnob('Ease at the bust', [0.002, 0.02, 0.16]),
    waist: numberKnob('Waist shaping', [0, 0.7, 1]),
    strap: numberKnob('Width at the shoulder', [0.14, 0.3, 0.5]),
    drape: choiceKnob('Front', [
      { id: 'draped', label: 'Draped' },
      { id: 'plain', label: 'Plain' },
      { id: 'frill', label: 'Frilled' },
    ]),
    hem: hemKnob(['straight', 'curved', 'pointed', 'hiLo']),
    edging: edgingKnob,
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'oneShoulder',
        ease: knobs.ease,
        waistEase: knobs.ease + 0.08 * (1 - knobs.waist),
        hipEase: knobs.ease + 0.02,
        box: 1 - knobs.waist,
        hem: topHem(figure, knobs.length),
        hemShape: knobs.hem,
        sleeveless: knobs.sleeve === 'none' ? 0.34 + knobs.strap : undefined,
        neckSpread: knobs.sleeve === 'none' ? 0.34 : Math.max(0.1, 0.6 - knobs.strap),
      }),
    )
    const hem = finishHem(figure, bodice, bodice.piece, { shape: knobs.hem, above: 0.045, chance: context.chance })
    const covered = bodice.neckline.shoulders[0] === 'seam' ? 0 : 1
    const from = mix(bodice.neckline.tops[covered], bodice.tips[covered], 0.5)
    const fans = [0.15, 0.32, 0.5, 0.68].map((share) => {
      const to = bodice.sideAt(covered ? -1 : 1, figure.levels.bust + share * 1.2 * tall)
      return ridge(
        [from, add(mix(from, to, 0.5), [0, 0.05 * tall]), mix(from, to, 0.94)],
        0.026,
        0.55,
        [0.02, 0.5],
        0.05,
      )
    })
    const sewn = detailed(hem.piece, {
      edges: knobs.drape === 'frill' ? [] : openEdges(bodice, 'neck'),
      folds: knobs.drape === 'draped' && figure.view === 'front' ? fans : [],
      lines: [topstitch(offset(bodice.neckEdge, 0.028))],
    })
    const frills =
      knobs.drape === 'frill'
        ? frill(
            bodice.neckEdge,
            { name: 'frill', width: 0.24 * tall, waves: 9, curl: 1, order: 3, side: 1 },
            context.chance.branch('frill'),
          )
        : []
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewn, 6) }),
      ...frills,
      ...wornSleeves(figure, bodice, context, knobs),
      ...hem.ends,
    ]
    return trimmed(figure, pieces, knobs)
  },
})
