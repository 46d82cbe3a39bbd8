import { joined, offset, reversed } from '@toile/geometry'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { dartKnob, dartLines } from './blocks/darts.ts'
import { finishHem, slitKnob } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { scallopedEdge } from './blocks/scallopedEdge.ts'
import { creased, detailed, pleat, topstitch } from './marks.ts'
import { openEdges } from './blocks/neckRib.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { edgingKnob, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A bias-cut camisole on narrow straps, with a soft cowl or a lace edge (requirement S3.26). */
export const camisole = defineGarment({
  id: 'camisole',
  label: 'Camisole',
  category: 'top',
  slot: 'top',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.24,
    volume: 0.2,
    sleeve: 0,
    waist: 0.3,
    formality: 0.5,
    warmth: 0.05,
    print: 0.55,
    fabrics: ['silk', 'crepe', 'chiffon', 'lace', 'velvet', 'lame', 'cotton'],
  },
  knobs: {
    depth: numberKnob('Depth of the neckline', [0.4, 0.54, 0.8]),
    length: numberKnob('Length from waist to crotch', [-0.35, 0.38, 1.1]),
    ease: numberKnob('Ease at the bust', [0.004, 0.015, 0.09]),
    flare: numberKnob('Flare at the hem', [0, 0.03, 0.24]),
    edge: choiceKnob('Neck edge', [
      { id: 'plain', label: 'Plain' },
      { id: 'lace', label: 'Lace' },
      { id: 'cowl', label: 'Soft cowl' },
    ]),
    hem: hemKnob(['straight', 'curved', 'pointed', 'hiLo']),
    darts: dartKnob(['none', 'bust', 'princess']),
    slits: slitKnob(0.4),
    edging: edgingKnob,
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'slip',
        neckDepth: knobs.depth * tall,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.03,
        hipEase: knobs.ease + 0.02,
        box: 0.3,
        hem: topHem(figure, knobs.length),
        hemFlare: knobs.flare,
        hemCurve: 0.06,
        hemShape: knobs.hem,
        sleeveless: 0.8,
      }),
    )
    const centre = bodice.neckline.left[bodice.neckline.left.length - 1]
    const [left, right] = bodice.neckline.tops
    const cowl =
      knobs.edge === 'cowl' && figure.view === 'front'
        ? [0, 1, 2].map((k) =>
            pleat(
              [
                [left[0] + k * 0.02, left[1] + k * 0.06],
                [centre[0] - 0.1, centre[1] + (0.02 + k * 0.07) * tall],
                [centre[0], centre[1] + (0.07 + k * 0.11) * tall],
                [centre[0] + 0.1, centre[1] + (0.02 + k * 0.07) * tall],
                [right[0] - k * 0.02, right[1] + k * 0.06],
              ],
              0.032,
              0.9 - k * 0.1,
              [0.28, 0.28],
            ),
          )
        : []
    const narrow = bodice.armholes.map((armhole, i) => topstitch(offset(armhole, i ? 0.02 : -0.02), 0.8))
    const hem = finishHem(figure, bodice, bodice.piece, {
      shape: knobs.hem,
      slits: knobs.slits,
      above: 0.035,
      chance: context.chance,
    })
    const sewn = detailed(hem.piece, {
      folds: cowl,
      edges: openEdges(bodice, 'neck'),
      lines: [
        ...dartLines(figure, bodice, knobs.darts),
        ...narrow,
        ...(knobs.edge === 'lace' ? [] : [topstitch(offset(bodice.neckEdge, 0.02), 0.8)]),
      ],
    })
    const lace = knobs.edge === 'lace'
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewn, 5) }),
      ...(lace ? [scallopedEdge('laceNeck', bodice.neckEdge, 0.08, 9)] : []),
      ...(lace && !context.tucked ? [scallopedEdge('laceHem', reversed(joined(bodice.hem)), -0.07, 13)] : []),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
