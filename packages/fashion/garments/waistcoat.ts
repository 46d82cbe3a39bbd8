import { add, joined, line, mix, offset, type Point, quadratic, reversed } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import { sewnBack, waistDarts } from './blocks/back.ts'
import { type Bodice, draftBodice } from './blocks/bodice.ts'
import { upright } from './blocks/closure.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { creased, edge, topstitch } from './blocks/marks.ts'
import { boundNeck } from './blocks/neckRib.ts'
import { welt } from './blocks/pockets.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { lapSide, proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** A tailored waistcoat: V neck, buttons, welts and two points at the hem (requirement S3.26). */
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
    fabrics: ['wool', 'linen', 'cotton', 'silk', 'leather', 'denim'],
  },
  knobs: {
    worn: wornKnob('closed'),
    depth: numberKnob('Depth of the neckline', [0.4, 0.72, 0.95]),
    buttons: numberKnob('Buttons', [3, 5, 7], '', 1),
    length: numberKnob('Length from waist to crotch', [0.1, 0.32, 0.8]),
    ease: numberKnob('Ease at the bust', [0.015, 0.04, 0.14]),
    waist: numberKnob('Waist shaping', [0, 0.75, 1]),
    points: numberKnob('Points at the hem', [0, 0.16, 0.3]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'deepV',
        neckSpread: 0.1,
        neckDepth: knobs.depth * tall,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.05 * (1 - knobs.waist),
        hipEase: knobs.ease + 0.01,
        box: 0.7 * (1 - knobs.waist),
        hem: topHem(figure, knobs.length),
        hemCurve: 0.04,
        armholeDrop: 0.06,
        sleeveless: 0.8,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.13 * wide : null
    const lap = lapSide(figure)
    const start = bodice.neckline.left[bodice.neckline.left.length - 1][1]
    const low = Math.min(levels.waist + 0.12 * tall, hem - 0.1)
    const pointed = front && knobs.worn === 'closed' && !context.tucked && knobs.points > 0.02
    const cutPiece = pointed ? withPoints(figure, bodice, knobs.points) : bodice.piece
    const bound = boundNeck(bodice, sewnBack(figure, bodice, cutPiece, { centre: true, darts: true }), 0.03)
    const rims = bodice.armholes.map((armhole, i) => topstitch(offset(armhole, i ? 0.028 : -0.028)))
    const body = draftFronts(
      figure,
      { ...bodice, piece: { ...bound, lines: [...bound.lines, ...rims] } },
      {
        open,
        side: (side) => ({
          lines: [
            ...waistDarts(figure, hem).filter(({ path }) => (path[0][0] - figure.across(0, path[0][1])[0]) * side > 0),
            ...welt(
              figure,
              [side * 0.17 * wide + side * (open ?? 0) * 0.4, low],
              [side * 0.36 * wide + side * (open ?? 0) * 0.4, low - 0.03],
              0.045,
            ),
          ],
        }),
        middle: () => ({
          lines: [edge(upright(figure, lap * 0.05, start + 0.03, hem + 0.04), 2)],
          fittings: Array.from({ length: Math.round(knobs.buttons) }, (_, k) => ({
            at: figure.across(
              0,
              start + 0.07 + (k / Math.max(1, Math.round(knobs.buttons) - 1)) * (hem - start - 0.17),
            ),
            radius: 0.024,
            kind: 'button' as const,
          })),
        }),
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 5) : piece))
    return body
  },
})

/** The closed front with two points below its hem, parted under the last button. */
function withPoints(figure: Figure, bodice: Bodice, depth: number): Piece {
  const { tall, wide } = proportionOf(figure)
  const { hem } = bodice.options
  const from = bodice.hem[0]
  const to = bodice.hem[bodice.hem.length - 1]
  const tip = (side: Side): Point => add(figure.across(side * 0.17 * wide, hem), [0, 0.04 + depth * tall])
  const notch = figure.across(lapSide(figure) * 0.05, hem + 0.03)
  const slope = (corner: Point, end: Point) => quadratic(corner, add(mix(corner, end, 0.5), [0, 0.02]), end, 10)
  const low = joined(
    slope(from, tip(-1)),
    line(tip(-1), notch, 5).slice(1),
    line(notch, tip(1), 5).slice(1),
    reversed(slope(to, tip(1))).slice(1),
  )
  const upper = (i: 0 | 1) => joined(bodice.shoulders[i], bodice.armholes[i])
  const outline = joined(
    upper(0),
    bodice.sides[0],
    low,
    reversed(bodice.sides[1]),
    reversed(upper(1)),
    reversed(bodice.neckEdge),
  )
  return {
    ...bodice.piece,
    outlines: [outline],
    contours: [{ path: [...outline, outline[0]], weight: 1, taper: [0, 0] }],
  }
}
