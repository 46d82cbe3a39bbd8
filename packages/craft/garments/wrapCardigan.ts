import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { crossFront } from './blocks/crossFront.ts'
import { finishHem } from './blocks/finishTop.ts'
import { creased, detailed } from './marks.ts'
import { draftNeckRib, openEdges } from './blocks/neckRib.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { tieBow } from './blocks/tie.ts'
import { bodiceCut } from './blocks/topCut.ts'
import { edgingKnob, trimmed } from './blocks/trims.ts'
import { lapSide, proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A short close knit crossed over the chest and tied at the side (requirement S3.26). */
export const wrapCardigan = defineGarment({
  id: 'wrapCardigan',
  label: 'Wrap cardigan',
  category: 'knitwear',
  slot: 'top',
  wornOut: true,
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.2,
    volume: 0.2,
    sleeve: 0.95,
    waist: 0.85,
    formality: 0.35,
    warmth: 0.5,
    print: 0.2,
    fabrics: ['knit', 'cashmere', 'ribKnit', 'jersey'],
  },
  knobs: {
    depth: numberKnob('Depth of the neckline', [0.35, 0.58, 0.85], ''),
    sleeve: sleeveKnob(['plain', 'threeQuarter', 'knit', 'bell', 'short', 'puff']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length below the waist', [0.04, 0.12, 0.5], ''),
    ease: numberKnob('Ease at the bust', [0.002, 0.02, 0.14]),
    rib: numberKnob('Width of the neck rib', [0, 0.055, 0.11]),
    tie: choiceKnob('Closed with', [
      { id: 'bow', label: 'Bow' },
      { id: 'plain', label: 'Plain' },
    ]),
    edging: edgingKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'wrap',
        neckDepth: knobs.depth * tall,
        ease: knobs.ease,
        waistEase: 0.015,
        hipEase: 0.02,
        box: 0,
        hem: levels.waist + knobs.length * tall,
        hemCurve: 0.03,
      }),
    )
    const side = lapSide(figure)
    const front = figure.view === 'front'
    const hem = finishHem(figure, bodice, bodice.piece, { above: 0.05, chance: context.chance })
    const sewn = detailed(detailed(hem.piece, front ? crossFront(figure, bodice, side, levels.waist) : {}), {
      edges: openEdges(bodice, 'neck'),
    })
    const knot = figure.across(side * 0.72 * figure.halfWidth(levels.waist), levels.waist)
    const tied = front && knobs.tie === 'bow' && !context.layered
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, sewn, {}), 6) }),
      ...wornSleeves(figure, bodice, context, knobs, (base) => ({
        ease: base.shape === 'set' ? 0.02 + knobs.ease : base.ease,
      })),
      ...(knobs.rib > 0.02 ? [draftNeckRib(bodice, knobs.rib)] : []),
      ...(tied ? tieBow(knot, 0.17 * tall, 4, context.chance.branch('tie')) : []),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
