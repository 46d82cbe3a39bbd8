import { joined, mix, offset, quadratic, reversed } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { wornKnob } from './blocks/fronts.ts'
import { detailed, topstitch } from './marks.ts'
import { shapingKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** A tailored waistcoat: V neck or lapels, buttons, welts and two points at the hem (requirement S3.26). */
export const waistcoat = defineGarment({
  id: 'waistcoat',
  label: 'Waistcoat',
  category: 'jacket',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.26,
    volume: 0.15,
    sleeve: 0,
    waist: 0.7,
    formality: 0.7,
    warmth: 0.3,
    print: 0.35,
    fabrics: ['wool', 'tweed', 'linen', 'velvet', 'silk', 'jacquard', 'leather', 'denim', 'suede'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['vee', 'notch', 'shawl', 'peak', 'mandarin']),
    depth: numberKnob('Depth of the neckline', [0.4, 0.72, 0.95]),
    closure: outerClosureKnob(['single', 'double', 'hook', 'zip']),
    buttons: numberKnob('Buttons', [2, 5, 7], '', 1),
    length: numberKnob('Length from waist to crotch', [0.1, 0.32, 1.6]),
    ease: numberKnob('Ease at the bust', [0.015, 0.04, 0.18]),
    waist: numberKnob('Waist shaping', [0, 0.75, 1]),
    points: numberKnob('Points at the hem', [0, 0.16, 0.3]),
    panels: shapingKnob('darts'),
    pocket: outerPocketKnob(['welt', 'flap', 'patch', 'none']),
    chest: chestPocketKnob('none'),
    strap: choiceKnob('Back', [
      { id: 'strap', label: 'Strap with buckle' },
      { id: 'plain', label: 'Plain' },
    ]),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const hem = topHem(figure, knobs.length)
    const count = Math.round(knobs.buttons)
    const start = levels.neck + knobs.depth * tall
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.13,
        hem,
        hemCurve: 0.04,
        points: context.tucked ? 0 : knobs.points,
        ease: knobs.ease,
        waist: knobs.waist,
        hipEase: knobs.ease + 0.01,
        flare: 0,
        sleeveless: 0.8,
        collar: { kind: knobs.collar, breaks: start, width: 0.18, depth: knobs.depth, height: 0.07 },
        closure: { kind: knobs.closure, count, radius: 0.024 },
        sleeve: null,
        pockets: {
          kind: knobs.pocket,
          y: Math.min(levels.waist + 0.06 * tall, hem - 0.16 * tall),
          width: 0.21 * wide,
          height: 0.18 * tall,
          share: 0.58,
        },
        chest: { kind: knobs.chest },
        back: { centre: true },
        panels: knobs.panels,
        stitched: false,
        trims: knobs,
      },
      {
        cut: (piece, bodice) =>
          piece.role === 'bodice'
            ? detailed(piece, {
                lines: bodice.armholes.map((armhole, i) => topstitch(offset(armhole, i ? 0.028 : -0.028))),
              })
            : piece,
        pieces: ({ bodice }) => (knobs.strap === 'strap' ? cinch(figure, bodice, hem) : []),
      },
    )
  },
})

/** The strap that draws in the back; its ends are sewn into the side seams. */
function cinch(figure: Figure, bodice: Bodice, hem: number): Piece[] {
  const level = Math.min(figure.levels.waist, hem - 0.08)
  const on = (side: Side, share: number, dy: number) =>
    mix(figure.across(0, level + dy), bodice.sideAt(side, level + dy), share)
  if (figure.view === 'front') {
    return sides.map((side) => {
      const outline = [on(side, 0.985, -0.02), on(side, 1.005, -0.02), on(side, 1.005, 0.02), on(side, 0.985, 0.02)]
      return makePiece('band', `strapEnd${indexOf(side)}`, [outline], { order: 0.4, fullness: 0.2, takesPrint: false })
    })
  }
  const row = (dy: number) => quadratic(on(-1, 0.98, dy), figure.across(0, level + dy + 0.02), on(1, 0.98, dy), 12)
  const [top, low] = [row(-0.028), row(0.028)]
  const strap = makePiece('band', 'strap', [joined(top, reversed(low))], {
    order: 2,
    left: [top[0], low[0]],
    right: [top[12], low[12]],
    fullness: 0.3,
    takesPrint: false,
  })
  return [detailed(strap, { fittings: [{ at: figure.across(0.04, level), radius: 0.04, kind: 'buckle' }] })]
}
