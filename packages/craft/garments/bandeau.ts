import { add, offset } from '@toile/geometry'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { finishHem } from './blocks/finishTop.ts'
import { creased, detailed, ridge, seam, topstitch } from './marks.ts'
import { openEdges } from './blocks/neckRib.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { edgingKnob, trimmed } from './blocks/trims.ts'
import { proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A strapless band around the chest (requirement S3.26). */
export const bandeau = defineGarment({
  id: 'bandeau',
  label: 'Bandeau',
  category: 'top',
  slot: 'top',

  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.02,
    volume: 0.05,
    sleeve: 0,
    waist: 0.2,
    formality: 0.2,
    warmth: 0,
    print: 0.5,
    fabrics: ['jersey', 'ribKnit', 'sequin', 'velvet', 'silk', 'lame', 'linen'],
  },
  knobs: {
    depth: numberKnob('Depth of the neckline', [0.42, 0.5, 0.6]),
    length: numberKnob('Length from waist to crotch', [-0.36, -0.3, 0.1]),
    ease: numberKnob('Ease at the bust', [0, 0.006, 0.04]),
    front: choiceKnob('Front', [
      { id: 'plain', label: 'Plain' },
      { id: 'twist', label: 'Twisted' },
      { id: 'gathered', label: 'Gathered' },
      { id: 'tied', label: 'Tied in front' },
    ]),
    panels: panelKnob(['none', 'hem', 'band']),
    edging: edgingKnob,
  },
  draft(figure, knobs, context) {
    const { tall, wide } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'bardot',
        neckDepth: knobs.depth * tall,
        ease: knobs.ease,
        box: 0.1,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.02,
        sleeveless: 0.8,
      }),
    )
    const hem = finishHem(figure, bodice, bodice.piece, {
      shape: knobs.front === 'tied' ? 'tied' : undefined,
      above: 0.035,
      chance: context.chance,
    })
    const middle = bodice.neckEdge[Math.floor(bodice.neckEdge.length / 2)][1]
    const centre = figure.across(0, (middle + bodice.options.hem) / 2)
    const reach = knobs.front === 'twist' ? 1 : 0.4
    const drawn =
      (knobs.front === 'twist' || knobs.front === 'gathered') && figure.view === 'front'
        ? sides.flatMap((side) =>
            [-2, -1, 0, 1, 2].map((k) =>
              ridge(
                [
                  add(centre, [side * 0.02 * wide, k * 0.05 * tall]),
                  add(centre, [side * 0.26 * wide * reach, k * 0.075 * tall]),
                  add(centre, [side * 0.5 * wide * reach, k * 0.1 * tall]),
                ],
                0.02,
                0.6,
                [0.02, 0.6],
                0.04,
              ),
            ),
          )
        : []
    const knot =
      knobs.front === 'twist' && figure.view === 'front'
        ? [
            seam(
              [add(centre, [-0.03 * wide, -0.16 * tall]), centre, add(centre, [0.03 * wide, 0.16 * tall])],
              1.6,
              [0.1, 0.1],
            ),
          ]
        : []
    const sewn = detailed(hem.piece, {
      folds: drawn,
      edges: openEdges(bodice, 'neck'),
      lines: [topstitch(offset(bodice.neckEdge, 0.03)), ...knot],
    })
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewn, 8) }),
      ...draftPanels(figure, bodice, knobs.panels),
      ...hem.ends,
    ]
    return trimmed(figure, pieces, knobs)
  },
})
