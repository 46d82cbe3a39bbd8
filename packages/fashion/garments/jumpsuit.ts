import { riseKnob } from './blocks/bottomKnobs.ts'
import { bodicePieces } from './blocks/bodice.ts'
import { buttonPlacket, zipFront } from './blocks/closure.ts'
import { draftCollar } from './blocks/collar.ts'
import { dressTop } from './blocks/dressTop.ts'
import { detailed } from './blocks/marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { tieBow } from './blocks/tie.ts'
import { legCutKnob, legCuts, legLengthKnob } from './blocks/trouserCut.ts'
import { proportionOf } from './blocks/upperBody.ts'
import { waistband } from './blocks/waistband.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob } from './knob.ts'

/** A jumpsuit: bodice and trousers in one, drawn in at the waist (requirement S3.26). */
export const jumpsuit = defineGarment({
  id: 'jumpsuit',
  label: 'Jumpsuit',
  category: 'jumpsuit',
  slot: 'whole',
  wornBy: [],
  character: {
    length: 0.94,
    volume: 0.5,
    sleeve: 0.5,
    waist: 0.8,
    formality: 0.4,
    warmth: 0.5,
    print: 0.6,
    fabrics: ['cotton', 'linen', 'denim', 'silk', 'wool'],
  },
  knobs: {
    neckline: necklineKnob(['shirt', 'v', 'deepV', 'square', 'slip', 'halter', 'crew', 'strapless']),
    sleeve: sleeveKnob(['elbow', 'none', 'short', 'long', 'bishop']),
    leg: legCutKnob(),
    length: legLengthKnob(),
    closure: choiceKnob('Front', [
      { id: 'buttons', label: 'Buttons' },
      { id: 'zip', label: 'Zip' },
      { id: 'plain', label: 'Plain' },
    ]),
    waist: choiceKnob('Waist', [
      { id: 'tie', label: 'Tied' },
      { id: 'belt', label: 'Belt' },
      { id: 'elastic', label: 'Elastic' },
    ]),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const { neck } = figure.levels
    const { tall } = proportionOf(figure)
    const back = figure.view === 'back'
    const row = legCuts[knobs.leg]
    const slim = { ...row, thigh: row.thigh * 0.7 }
    const { cut, pieces: legs } = draftTrousers(
      figure,
      context,
      {
        row: slim,
        cut: { ease: 0.022 },
        details: { closure: 'none', pleats: knobs.leg === 'slim' ? 0 : 1 },
        band: null,
      },
      { rise: knobs.rise, length: knobs.length },
    )
    const top = dressTop(figure, context, {
      neckline: knobs.neckline,
      sleeve: knobs.sleeve,
      bust: 0.045,
      waistEase: 0.05,
      hem: cut.topY + 0.05,
      box: 0.15,
      cinch: 0.8,
      shaping: 'none',
      back: { yoke: knobs.neckline === 'shirt' ? 0.26 : undefined },
    })
    const collared = knobs.neckline === 'shirt'
    const middle = top.bodice.neckEdge[Math.floor(top.bodice.neckEdge.length / 2)][1]
    const span = { from: collared ? neck + 0.16 * tall : middle + 0.03, to: cut.topY }
    const marks =
      knobs.closure === 'zip' ? zipFront(figure, span.from, span.to) : buttonPlacket(figure, { ...span, count: 4 })
    const piece = back || knobs.closure === 'plain' ? top.piece : detailed(top.piece, marks)
    const kind = { tie: 'plain', belt: 'belt', elastic: 'elastic' } as const
    const band = waistband(figure, { y: cut.topY + 0.01, height: 0.13, ease: 0.052, kind: kind[knobs.waist] })
    const bow =
      knobs.waist === 'tie' && !back
        ? tieBow(figure.across(0.1, cut.topY + 0.06), 0.24, 6, context.chance.branch('tie'))
        : []
    return [
      ...legs.map((leg) => ({ ...leg, order: leg.order - 10 })),
      ...bodicePieces({ ...top.bodice, piece }),
      ...top.sleeves,
      ...(collared ? draftCollar(figure) : []),
      band,
      ...bow,
    ]
  },
})
