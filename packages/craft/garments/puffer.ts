import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { padded, paddingKnobs } from './blocks/padded.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A down jacket or coat quilted in channels or diamonds, zipped, with a stand collar or a hood (requirement S3.26). */
export const puffer = defineGarment({
  id: 'puffer',
  label: 'Puffer jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.32,
    volume: 0.9,
    sleeve: 1,
    waist: 0.05,
    formality: 0.02,
    warmth: 1,
    print: 0.2,
    fabrics: ['nylon', 'cotton', 'lame'],
  },
  knobs: {
    worn: wornKnob('closed'),
    ...paddingKnobs([0.14, 0.3, 0.46]),
    length: numberKnob('Length from waist to ankle', [-0.02, 0.11, 0.9]),
    ease: numberKnob('Ease at the bust', [0.09, 0.15, 0.32]),
    sleeve: numberKnob('Width of the sleeve', [0.08, 0.145, 0.22]),
    closure: outerClosureKnob(['zip', 'snaps', 'hidden']),
    neck: outerCollarKnob(['funnel', 'storm', 'hood', 'rib', 'none']),
    collar: numberKnob('Height of the collar', [0.06, 0.1, 0.13]),
    cuff: cuffFinishKnob(['plain', 'rib', 'shirt']),
    pocket: outerPocketKnob(['zip', 'hand', 'patch', 'none']),
    belt: outerBeltKnob(['none', 'buckled', 'tied']),
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
        hem: coatHem(figure, knobs.length),
        hemCurve: 0.03,
        ease: knobs.ease,
        waist: 0.05,
        hipEase: knobs.ease * 0.85,
        flare: 0,
        shoulder: 'natural',
        armholeDrop: 0.1,
        collar: { kind: knobs.neck, breaks: levels.bust, width: 0.24, height: knobs.collar },
        closure: { kind: knobs.closure, count: 6, radius: 0.024 },
        sleeve: { cut: 'coat', ease: knobs.sleeve, hem: knobs.sleeve * 0.75, cuff: knobs.cuff },
        pockets: { kind: knobs.pocket, y: levels.waist + 0.02 * tall, share: 0.74 },
        belt: knobs.belt,
        beltHeight: 0.17,
        stitched: false,
      },
      padding,
    ).map(padding.collar)
  },
})
