import { add, lerp, line, offset, type Point } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import { type Braid, braided } from './blocks/braid.ts'
import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import type { OuterFrame } from './blocks/outerPlan.ts'
import { draftOuterPockets, outerPocketKnob } from './blocks/outerPockets.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { hardwareKnob } from './blocks/trims.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** A collarless jacket edged with braid, with patch pockets and a hooked front (requirement S3.26). */
export const boucleJacket = defineGarment({
  id: 'boucleJacket',
  label: 'Bouclé jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.27,
    volume: 0.35,
    sleeve: 0.95,
    waist: 0.3,
    formality: 0.8,
    warmth: 0.5,
    print: 0.55,
    fabrics: ['boucle', 'tweed', 'wool', 'jacquard', 'sequin'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['none', 'vee', 'mandarin', 'shirt']),
    closure: outerClosureKnob(['hook', 'single', 'zip', 'hidden']),
    buttons: numberKnob('Buttons', [3, 4, 6], '', 1),
    braid: choiceKnob('Braid', [
      { id: 'flat', label: 'Flat' },
      { id: 'fringe', label: 'Fringed' },
      { id: 'none', label: 'None' },
    ]),
    braidWidth: numberKnob('Width of the braid', [0.015, 0.026, 0.05]),
    length: numberKnob('Length from waist to crotch', [0, 0.42, 1.2]),
    ease: numberKnob('Ease at the bust', [0.03, 0.06, 0.2]),
    waist: numberKnob('Waist shaping', [0, 0.35, 1]),
    shoulder: shoulderKnob(),
    panels: shapingKnob('princess'),
    sleeve: numberKnob('Length of the sleeve', [0.9, 1.85, 2.02], '', 0.05),
    pocket: outerPocketKnob(['patch', 'flap', 'welt', 'none']),
    chest: choiceKnob('Breast pockets', [
      { id: 'patch', label: 'Patches' },
      { id: 'none', label: 'None' },
    ]),
    corners: choiceKnob('Front corners', [
      { id: 'straight', label: 'Straight' },
      { id: 'rounded', label: 'Rounded' },
    ]),
    hardware: hardwareKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.13,
        hem: topHem(figure, knobs.length),
        hemShape: knobs.corners,
        hemCurve: 0.04,
        ease: knobs.ease,
        waist: knobs.waist,
        hipEase: knobs.ease,
        flare: 0.01,
        shoulder: knobs.shoulder,
        collar: { kind: knobs.collar, breaks: levels.bust, width: 0.2, height: 0.08 },
        closure: { kind: knobs.closure, count: knobs.buttons, radius: 0.034 },
        sleeve: {
          cut: 'coat',
          ease: 0.05 + knobs.ease * 0.25,
          hem: 0.055,
          length: knobs.sleeve,
          cuff: 'plain',
          tailored: true,
        },
        pockets: { kind: knobs.pocket, y: levels.waist + 0.02 * tall, width: 0.25 * wide, height: 0.23 * tall },
        back: { centre: true },
        panels: knobs.panels,
        stitched: false,
        trims: { hardware: knobs.hardware },
      },
      {
        pieces: (frame) => [
          ...(knobs.chest === 'patch'
            ? draftOuterPockets(
                figure,
                'patch',
                { share: 0.58, y: levels.bust - 0.02, width: 0.2 * wide, height: 0.19 * tall },
                frame.on,
                'breast',
              ).pieces
            : []),
          ...(knobs.braid === 'none' ? [] : edgedInBraid(figure, frame, knobs.braid, knobs.braidWidth)),
        ],
      },
    ).flatMap((piece) => {
      if (knobs.braid === 'none' || figure.view === 'back') return [piece]
      if (piece.role !== 'pocket') return [piece]
      const [a, b] = piece.outlines[0]
      return [piece, braided(`${piece.name}Braid`, line(a, b, 6), knobs.braidWidth * 0.8, knobs.braid, 1.4)]
    })
  },
})

/** Braid around the neck and down the front edges, and along the hem. */
function edgedInBraid(figure: Figure, { bodice, on, open }: OuterFrame, kind: Braid, width: number): Piece[] {
  const { hem } = bodice.options
  const low = hem - 0.03
  const { left } = bodice.neckline
  const from = left[left.length - 1][1]
  if (figure.view === 'back')
    return [
      braided(
        'hemBraid',
        bodice.hem.map(([x, y]): Point => [x, y - 0.04]),
        width,
        kind,
      ),
    ]
  const down = (side: Side) => Array.from({ length: 16 }, (_, k) => on(side, 0.001, lerp(from, low, k / 15)))
  if (open !== null) {
    return sides.map((side) => {
      const run = Array.from({ length: 20 }, (_, k) => on(side, 0.02, lerp(figure.levels.neck, low, k / 19)))
      return braided(`frontBraid${indexOf(side)}`, run, width, kind)
    })
  }
  return [
    braided('neckBraid', offset(bodice.neckEdge, width), width, kind),
    braided(
      'frontBraid',
      down(1).map((p) => add(p, [width, 0])),
      width,
      kind,
    ),
    braided(
      'underBraid',
      down(-1).map((p) => add(p, [-width, 0])),
      width,
      kind,
    ),
    braided(
      'hemBraid',
      bodice.hem.map(([x, y]): Point => [x, y - 0.04]),
      width,
      kind,
      2.1,
    ),
  ]
}
