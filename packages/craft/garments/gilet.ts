import { offset } from '@toile/geometry'
import { wornKnob } from './blocks/fronts.ts'
import { detailed, seam, topstitch } from './marks.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { padded, paddingKnobs } from './blocks/padded.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A padded vest worn over a top with sleeves (requirement S3.26). */
export const gilet = defineGarment({
  id: 'gilet',
  label: 'Puffer vest',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.65,
    sleeve: 0,
    waist: 0.05,
    formality: 0.05,
    warmth: 0.7,
    print: 0.2,
    fabrics: ['nylon', 'fleece', 'cotton'],
  },
  knobs: {
    worn: wornKnob('closed'),
    ...paddingKnobs([0.12, 0.26, 0.4]),
    length: numberKnob('Length from waist to crotch', [0, 0.5, 1.6]),
    ease: numberKnob('Ease at the bust', [0.06, 0.12, 0.28]),
    closure: outerClosureKnob(['zip', 'snaps', 'placket']),
    neck: outerCollarKnob(['funnel', 'storm', 'hood', 'none', 'vee']),
    collar: numberKnob('Height of the collar', [0.06, 0.09, 0.13]),
    pocket: outerPocketKnob(['zip', 'hand', 'patchFlap', 'none']),
    armhole: numberKnob('Depth of the armhole', [0.04, 0.12, 0.3]),
    hem: choiceKnob('Hem', [
      { id: 'plain', label: 'Plain' },
      { id: 'rib', label: 'Knitted rib' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const padding = padded(figure, context, knobs)
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.15,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
        ease: knobs.ease,
        waist: 0.1,
        hipEase: knobs.ease * 0.8,
        flare: 0,
        shoulder: 'natural',
        armholeDrop: knobs.armhole,
        sleeveless: 0.95,
        collar: { kind: knobs.neck, breaks: levels.bust, width: 0.24, height: knobs.collar },
        closure: { kind: knobs.closure, count: 5, radius: 0.024 },
        sleeve: null,
        pockets: { kind: knobs.pocket, y: levels.waist - 0.06 * tall, share: 0.74 },
        stitched: false,
        hemBand: knobs.hem === 'rib' ? { kind: 'rib', height: 0.12 } : undefined,
      },
      {
        cut: (piece, bodice) => {
          const quilted = padding.cut(piece, bodice)
          if (piece.role !== 'bodice') return quilted
          const bindings = bodice.armholes.flatMap((armhole, i) => [
            seam(offset(armhole, (i ? 1 : -1) * 0.035), 1.2, [0, 0]),
            topstitch(offset(armhole, (i ? 1 : -1) * 0.05)),
          ])
          return detailed(quilted, { lines: bindings })
        },
      },
    ).map(padding.collar)
  },
})
