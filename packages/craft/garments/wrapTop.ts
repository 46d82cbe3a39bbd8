import { offset } from '@toile/geometry'
import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { crossFront } from './blocks/crossFront.ts'
import { finishHem } from './blocks/finishTop.ts'
import { creased, detailed, topstitch } from './marks.ts'
import { openEdges } from './blocks/neckRib.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { tieBow } from './blocks/tie.ts'
import { bodiceCut } from './blocks/topCut.ts'
import { edgingKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { lapSide, proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A crossed front drawn to one side and tied at the waist (requirement S3.26). */
export const wrapTop = defineGarment({
  id: 'wrapTop',
  label: 'Wrap top',
  category: 'top',
  slot: 'top',
  wornOut: true,

  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.22,
    volume: 0.3,
    sleeve: 0.7,
    waist: 0.8,
    formality: 0.5,
    warmth: 0.25,
    print: 0.7,
    fabrics: ['jersey', 'silk', 'crepe', 'knit', 'cotton', 'velvet'],
  },
  knobs: {
    depth: numberKnob('Depth of the neckline', [0.35, 0.6, 0.85], ''),
    sleeve: sleeveKnob(['threeQuarter', 'plain', 'short', 'flutter', 'bishop', 'bell', 'puff', 'kimono', 'none']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    skirt: numberKnob('Length below the waist', [0.06, 0.3, 0.7], ''),
    flare: numberKnob('Flare at the hem', [0, 0.06, 0.2]),
    ease: numberKnob('Ease at the bust', [0.005, 0.03, 0.14]),
    tie: choiceKnob('Closed with', [
      { id: 'bow', label: 'Bow' },
      { id: 'plain', label: 'Plain' },
    ]),
    edging: edgingKnob,
    stitching: stitchingKnob,
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
        waistEase: 0.02,
        hipEase: 0.03,
        box: 0.05,
        cinch: 0.4,
        hem: levels.waist + knobs.skirt * tall,
        hemFlare: knobs.flare,
        sleeveless: knobs.sleeve === 'none' ? 0.86 : undefined,
      }),
    )
    const hem = finishHem(figure, bodice, bodice.piece, { above: 0.035, chance: context.chance })
    const side = lapSide(figure)
    const front = figure.view === 'front'
    const crossed = front ? crossFront(figure, bodice, side, levels.waist) : {}
    const knot = figure.across(side * 0.72 * figure.halfWidth(levels.waist), levels.waist)
    const sewn = detailed(detailed(hem.piece, crossed), {
      edges: openEdges(bodice, 'neck'),
      lines: [topstitch(offset(bodice.neckEdge, 0.03))],
    })
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, sewn, { darts: true }), 7) }),
      ...wornSleeves(figure, bodice, context, knobs),
      ...(front && knobs.tie === 'bow' && !context.layered
        ? tieBow(knot, 0.2 * tall, 4, context.chance.branch('tie'))
        : []),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
