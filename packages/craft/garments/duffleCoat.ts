import { offset, spline } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { atLevel } from './atLevel.ts'
import { type OnHalf, wornKnob } from './blocks/fronts.ts'
import { type Sewn, seam, topstitch } from './marks.ts'
import { ventKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { indexOf, proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A duffle coat: hood, horn toggles on cords, yoke and patch pockets (requirement S3.26). */
export const duffleCoat = defineGarment({
  id: 'duffleCoat',
  label: 'Duffle coat',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.48,
    volume: 0.65,
    sleeve: 1,
    waist: 0.05,
    formality: 0.3,
    warmth: 1,
    print: 0.25,
    fabrics: ['wool', 'tweed', 'boucle'],
  },
  knobs: {
    worn: wornKnob('closed'),
    closure: outerClosureKnob(['toggles', 'snaps', 'placket']),
    toggles: numberKnob('Toggles', [2, 4, 5], '', 1),
    collar: outerCollarKnob(['hood', 'shirt', 'funnel', 'shearling']),
    yoke: choiceKnob('Yoke', [
      { id: 'round', label: 'Round' },
      { id: 'straight', label: 'Straight' },
      { id: 'none', label: 'None' },
    ]),
    length: numberKnob('Length from waist to ankle', [0.1, 0.36, 0.8]),
    ease: numberKnob('Ease at the bust', [0.08, 0.13, 0.3]),
    flare: numberKnob('Flare at the hem', [0, 0.1, 0.4]),
    shoulder: shoulderKnob('natural'),
    sleeve: numberKnob('Width of the sleeve', [0.06, 0.1, 0.17]),
    pocket: outerPocketKnob(['patchFlap', 'patch', 'hand', 'bellows', 'none']),
    cuff: cuffFinishKnob(['tab', 'plain', 'strap', 'turned']),
    vents: ventKnob('centre'),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.19,
        hem: coatHem(figure, knobs.length),
        ease: knobs.ease,
        waist: 0,
        hipEase: knobs.ease + 0.02,
        flare: knobs.flare,
        shoulder: knobs.shoulder,
        armholeDrop: 0.08,
        collar: { kind: knobs.collar, breaks: levels.bust, width: 0.28, height: 0.1 },
        closure: { kind: knobs.closure, count: knobs.toggles, gap: 0.42, radius: 0.032 },
        sleeve: { cut: 'coat', ease: knobs.sleeve, hem: 0.085, cuff: knobs.cuff },
        pockets: { kind: knobs.pocket, height: 0.4 * tall, width: 0.34 },
        back: { centre: true, yoke: 0.3 },
        vents: knobs.vents,
        deep: 0.4 * tall,
        trims: knobs,
      },
      { half: (side, on, bodice) => (knobs.yoke === 'none' ? {} : yoke(figure, side, on, bodice, knobs.yoke)) },
    )
  },
})

function yoke(figure: Figure, side: Side, on: OnHalf, bodice: Bodice, kind: 'round' | 'straight'): Sewn {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const low = levels.shoulder + 0.5 * tall
  const dip = kind === 'round' ? 0.12 * tall : 0
  const line = spline(
    [
      atLevel(bodice.armholes[indexOf(side)], low - dip),
      on(side, 0.5, low + dip * 0.6),
      on(side, 0.03, low + dip * 0.8),
    ],
    false,
    8,
  )
  return { lines: [seam(line, 1.6), topstitch(offset(line, -side * 0.022))] }
}
