import { add, bezier, joined, lerp, mix, quadratic, reversed, spline } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { crease, ridge } from './marks.ts'
import { shapingKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** Evening dress: cut to the waist in front, with two tails behind (requirement S3.26). */
export const tailcoat = defineGarment({
  id: 'tailcoat',
  label: 'Tailcoat',
  category: 'blazer',
  slot: 'outer',
  wornBy: [{ ageGroup: 'adult' }],
  character: {
    length: 0.5,
    volume: 0.3,
    sleeve: 1,
    waist: 0.8,
    formality: 1,
    warmth: 0.5,
    print: 0.1,
    fabrics: ['wool', 'velvet', 'gabardine', 'silk'],
  },
  knobs: {
    worn: wornKnob('closed'),
    lapel: outerCollarKnob(['peak', 'shawl', 'notch', 'mandarin']),
    lapelWidth: numberKnob('Width of the lapel', [0.14, 0.25, 0.36]),
    facing: choiceKnob('Facing', [
      { id: 'satin', label: 'Satin' },
      { id: 'own', label: 'As the jacket' },
    ]),
    closure: outerClosureKnob(['double', 'single', 'hook']),
    rows: numberKnob('Rows of buttons', [1, 3, 4], '', 1),
    front: numberKnob('Length of the front', [0, 0.12, 0.4]),
    tails: numberKnob('Length of the tails', [0.6, 1, 1.4]),
    ease: numberKnob('Ease at the bust', [0.02, 0.05, 0.18]),
    waist: numberKnob('Waist shaping', [0.3, 0.85, 1]),
    shoulder: shoulderKnob('padded'),
    panels: shapingKnob('princess'),
    chest: chestPocketKnob('welt'),
    cuff: cuffFinishKnob(['buttons', 'turned', 'plain']),
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
        opens: 0.17,
        hem: topHem(figure, knobs.front),
        hemCurve: 0.02,
        ease: knobs.ease,
        waist: knobs.waist,
        hipEase: knobs.ease,
        flare: 0,
        shoulder: knobs.shoulder,
        collar: { kind: knobs.lapel, breaks: levels.waist - 0.4 * tall, width: knobs.lapelWidth },
        closure: { kind: knobs.closure, count: knobs.rows, gap: 0.16, radius: 0.026 },
        sleeve: { cut: 'tailored', ease: 0.04 + knobs.ease * 0.3, cuff: knobs.cuff, tailored: true },
        chest: { kind: knobs.chest },
        back: { centre: true },
        panels: knobs.panels,
        stitched: false,
        trims: knobs,
      },
      {
        pieces: ({ bodice }) => tails(figure, bodice, lerp(levels.waist, levels.knee, knobs.tails)),
      },
    ).map((piece) =>
      knobs.facing === 'satin' && piece.role === 'lapel' ? { ...piece, cloth: 'silk', colour: 'contrast' } : piece,
    )
  },
})

/** Two tails from the waist: whole at the back, and their outer edges behind the legs in front. */
function tails(figure: Figure, bodice: Bodice, low: number): Piece[] {
  const back = figure.view === 'back'
  const { hem } = bodice.options
  return sides.map((side) => {
    const top = bodice.sideAt(side, hem - 0.06)
    const centre = figure.across(back ? side * 0.004 : side * 0.05, hem - 0.06)
    const half = Math.abs(top[0] - centre[0])
    const foot = figure.across(side * half * 0.62, low)
    const inner = figure.across(side * 0.1, low + 0.02)
    const outer = bezier(top, add(top, [side * 0.1, 0.5]), add(foot, [side * 0.16, -0.7]), foot, 16)
    const edgeIn = bezier(centre, add(centre, [0, 0.6]), add(inner, [-side * 0.04, -0.6]), inner, 12)
    const bottom = quadratic(foot, add(mix(foot, inner, 0.5), [0, 0.1]), inner, 8)
    const outline = joined(outer, bottom.slice(1), reversed(edgeIn).slice(1))
    return makePiece('band', `tail${indexOf(side)}`, [outline], {
      layer: back ? 'front' : 'back',
      order: back ? 0.6 : 0,
      brightness: back ? 1 : 0.75,
      left: side < 0 ? outer : edgeIn,
      right: side < 0 ? edgeIn : outer,
      fullness: 0.5,
      folds: [ridge([mix(top, centre, 0.45), mix(foot, inner, 0.4)], 0.05, 0.5, [0.3, 0], 0.08)],
      lines: back ? [crease(spline([mix(top, centre, 0.5), mix(foot, inner, 0.5)], false, 6), 1.3, [0.5, 0.03])] : [],
      fittings: back ? [{ at: mix(top, centre, 0.5), radius: 0.026, kind: 'button' }] : [],
    })
  })
}
