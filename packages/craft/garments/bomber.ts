import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { bloused } from './blocks/hemRib.ts'
import { detailed, zip } from './marks.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A short zipped jacket with ribs at neck, wrist and hem and a pocket on the sleeve (requirement S3.26). */
export const bomber = defineGarment({
  id: 'bomber',
  label: 'Bomber jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.27,
    volume: 0.65,
    sleeve: 1,
    waist: 0.25,
    formality: 0.15,
    warmth: 0.6,
    print: 0.5,
    fabrics: ['nylon', 'silk', 'leather', 'suede', 'wool', 'cotton'],
  },
  knobs: {
    worn: wornKnob('closed'),
    closure: outerClosureKnob(['zip', 'snaps', 'placket']),
    collar: outerCollarKnob(['rib', 'funnel', 'shirt', 'hood', 'shearling']),
    length: numberKnob('Length from waist to crotch', [-0.1, 0.36, 0.95]),
    ease: numberKnob('Ease at the bust', [0.05, 0.13, 0.3]),
    sleeve: numberKnob('Width of the sleeve', [0.07, 0.13, 0.24]),
    cuff: cuffFinishKnob(['rib', 'shirt', 'tab']),
    rib: numberKnob('Height of the ribs', [0.08, 0.16, 0.28]),
    stand: numberKnob('Height of the collar', [0.05, 0.08, 0.16]),
    pocket: outerPocketKnob(['hand', 'zip', 'patchFlap', 'flap', 'none']),
    chest: chestPocketKnob('none'),
    arm: choiceKnob('Pocket on the sleeve', [
      { id: 'zip', label: 'With zip' },
      { id: 'none', label: 'None' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.15,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.035,
        ease: knobs.ease,
        waist: 0,
        hipEase: knobs.ease * 0.75,
        flare: 0,
        shoulder: 'natural',
        collar: { kind: knobs.collar, breaks: levels.bust, width: 0.24, height: knobs.stand },
        closure: { kind: knobs.closure, count: 5, radius: 0.024 },
        sleeve: { cut: 'oversized', ease: knobs.sleeve, hem: knobs.sleeve * 0.7, cuff: knobs.cuff },
        pockets: { kind: knobs.pocket, y: levels.waist - 0.04 * tall, share: 0.72, height: 0.24 * tall },
        chest: { kind: knobs.chest },
        hemBand: { kind: 'rib', height: knobs.rib },
      },
      {
        cut: (piece, bodice) => (piece.role === 'bodice' ? bloused(bodice, piece, 0.3 * tall) : piece),
        sleeve: (piece) =>
          knobs.arm === 'zip' && figure.view === 'front' && piece.name === 'sleeve1'
            ? detailed(piece, { lines: [zip([figure.arms[1].edge(0.42, 0.1), figure.arms[1].edge(0.62, 0.35)], 2)] })
            : piece,
      },
    )
  },
})
