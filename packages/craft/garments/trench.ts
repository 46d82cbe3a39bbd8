import { along, offset, type Path, quadratic, spline } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { type OnHalf, wornKnob } from './blocks/fronts.ts'
import { type Sewn, seam, topstitch } from './marks.ts'
import { ventKnob } from './blocks/outerBack.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { indexOf, lapSide, proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A trench coat: double-breasted, belted, with gun flap, storm back, epaulettes and cuff straps (requirement S3.26). */
export const trench = defineGarment({
  id: 'trench',
  label: 'Trench coat',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.65,
    volume: 0.5,
    sleeve: 1,
    waist: 0.75,
    formality: 0.6,
    warmth: 0.6,
    print: 0.3,
    fabrics: ['gabardine', 'cotton', 'leather', 'linen', 'wool'],
  },
  knobs: {
    worn: wornKnob('closed'),
    length: numberKnob('Length from waist to ankle', [0.12, 0.62, 0.98]),
    ease: numberKnob('Ease at the bust', [0.06, 0.1, 0.28]),
    flare: numberKnob('Flare at the hem', [0.02, 0.22, 0.55]),
    collar: outerCollarKnob(['ulster', 'notch', 'peak', 'storm']),
    lapelWidth: numberKnob('Width of the lapel', [0.2, 0.3, 0.42]),
    closure: outerClosureKnob(['double', 'single', 'hidden']),
    rows: numberKnob('Rows of buttons', [2, 4, 5], '', 1),
    belt: outerBeltKnob(['buckled', 'tied', 'none']),
    epaulettes: choiceKnob('Shoulder straps', [
      { id: 'epaulettes', label: 'Epaulettes' },
      { id: 'plain', label: 'Plain' },
    ]),
    shoulder: shoulderKnob(),
    flap: choiceKnob('Gun flap', [
      { id: 'one', label: 'One side' },
      { id: 'both', label: 'Both sides' },
      { id: 'none', label: 'None' },
    ]),
    pocket: outerPocketKnob(['hand', 'flap', 'bellows', 'none']),
    cuff: cuffFinishKnob(['strap', 'tab', 'plain', 'turned']),
    vents: ventKnob('centre'),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const hem = coatHem(figure, knobs.length)
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.2,
        hem,
        ease: knobs.ease,
        waist: 0.3,
        hipEase: knobs.ease + 0.06,
        flare: knobs.flare,
        shoulder: knobs.shoulder,
        collar: { kind: knobs.collar, breaks: levels.bust + 0.26 * tall, width: knobs.lapelWidth },
        closure: { kind: knobs.closure, count: knobs.rows, gap: 0.34, radius: 0.034 },
        sleeve: { cut: 'coat', ease: 0.06 + knobs.ease * 0.25, hem: 0.085, cuff: knobs.cuff },
        pockets: { kind: knobs.pocket, y: levels.highHip + 0.14 * tall },
        back: { centre: true },
        vents: knobs.vents,
        deep: Math.min(0.95, Math.max(0.3 * tall, (hem - levels.hip) * 0.5)),
        belt: knobs.belt,
        epaulettes: knobs.epaulettes === 'epaulettes',
      },
      {
        half: (side, on, bodice) =>
          knobs.flap === 'both' || (knobs.flap === 'one' && side === -lapSide(figure))
            ? gunFlap(figure, bodice, side, on)
            : {},
        back: (bodice) => stormBack(figure, bodice),
      },
    )
  },
})

function gunFlap(figure: Figure, bodice: Bodice, side: Side, on: OnHalf): Sewn {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const flap: Path = spline(
    [
      along(bodice.armholes[indexOf(side)], 0.62),
      on(side, 0.68, levels.bust + 0.13 * tall),
      on(side, 0.36, levels.bust - 0.02 * tall),
    ],
    false,
    8,
  )
  return { lines: [seam(flap, 1.6), topstitch(offset(flap, side * 0.02))] }
}

function stormBack(figure: Figure, bodice: Bodice): Sewn {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const cape = quadratic(
    along(bodice.armholes[0], 0.78),
    figure.across(0, levels.bust + 0.34 * tall),
    along(bodice.armholes[1], 0.78),
    18,
  )
  return { lines: [seam(cape, 1.7), topstitch(offset(cape, 0.02))] }
}
