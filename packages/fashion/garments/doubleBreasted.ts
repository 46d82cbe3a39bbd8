import { sewnBack, waistDarts } from './blocks/back.ts'
import { draftBodice } from './blocks/bodice.ts'
import { doubleBreasted as doubleFront } from './blocks/closure.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { draftLapels, lapelKnob, rollsCross } from './blocks/lapels.ts'
import { creased } from './blocks/marks.ts'
import { jettedFlap, welt } from './blocks/pockets.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { cuffButtons, trimmedSleeves } from './blocks/sleeveTrims.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { hipBreadth, lapSide, proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A double-breasted jacket with a wide overlap and two rows of buttons (requirement S3.26). */
export const doubleBreasted = defineGarment({
  id: 'doubleBreasted',
  label: 'Double-breasted blazer',
  category: 'blazer',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.36,
    volume: 0.45,
    sleeve: 1,
    waist: 0.5,
    formality: 0.88,
    warmth: 0.55,
    print: 0.35,
    fabrics: ['wool', 'linen', 'cotton', 'leather'],
  },
  knobs: {
    worn: wornKnob('closed'),
    lapel: lapelKnob('peak'),
    lapelWidth: numberKnob('Width of the lapel', [0.15, 0.27, 0.38]),
    rows: numberKnob('Rows of buttons', [2, 3, 4], '', 1),
    overlap: numberKnob('Width of the overlap', [0.1, 0.16, 0.24]),
    length: numberKnob('Length from waist to crotch', [0.3, 0.82, 1.4]),
    ease: numberKnob('Ease at the bust', [0.04, 0.08, 0.22]),
    waist: numberKnob('Waist shaping', [0, 0.65, 1]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const breaks = levels.waist - 0.3 * tall
    const half = knobs.overlap * wide
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'deepV',
        neckSpread: 0.06,
        neckDepth: rollsCross(figure, breaks, half + 0.07 * wide) - levels.neck,
        ease: knobs.ease,
        waistEase: knobs.ease * (1.1 - 0.3 * knobs.waist) + 0.06 * (1 - knobs.waist),
        hipEase: knobs.ease + 0.02,
        box: 0.8 * (1 - knobs.waist),
        hem: topHem(figure, knobs.length),
        hemFlare: 0.02,
        drop: 0.025,
        armholeDrop: 0.06,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.18 * wide : null
    const lap = lapSide(figure)
    const pocketLevel = Math.min(levels.highHip + 0.12 * tall, hem - 0.32 * tall)
    const pocketAt = figure.halfWidth(levels.highHip) * 0.64
    const body = draftFronts(
      figure,
      { ...bodice, piece: sewnBack(figure, bodice, bodice.piece, { centre: true, princess: true, vent: 0.32 * tall }) },
      {
        open,
        breaks: levels.waist - 0.06 * tall,
        side: (side) => ({
          lines: [
            ...jettedFlap(figure, {
              x: side * (pocketAt + (open ?? 0) * 0.4),
              y: pocketLevel,
              width: 0.27 * hipBreadth(figure),
              height: 0.09 * tall,
            }),
            ...waistDarts(figure, pocketLevel + 0.02).filter(
              ({ path }) => (path[0][0] - figure.across(0, path[0][1])[0]) * side > 0,
            ),
            ...(side === lap && open === null
              ? welt(figure, [side * 0.27 * wide, levels.bust - 0.02], [side * 0.42 * wide, levels.bust - 0.045], 0.045)
              : []),
          ],
          fittings:
            open === null
              ? []
              : [0, 1].map((k) => ({
                  at: figure.across(side * (open + half * 0.7), levels.waist + (k * 0.3 - 0.02) * tall),
                  radius: 0.034,
                  kind: 'button' as const,
                })),
        }),
        middle: () => doubleFront(figure, { from: breaks, to: hem + 0.05, rows: knobs.rows, half, gap: 0.29 * tall }),
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 7) : piece))
    const cut = context.layered ? null : sleeveCut('tailored', { ease: 0.04 + knobs.ease * 0.3 })
    return [
      ...body,
      ...trimmedSleeves(draftSleeves(figure, bodice, cut, context.chance), (arm) => cuffButtons(figure, arm, 4)),
      ...draftLapels(figure, {
        kind: knobs.lapel,
        width: knobs.lapelWidth,
        breaks: open === null ? breaks : levels.waist - 0.06 * tall,
        open: open ?? 0,
        beyond: half + 0.07 * wide,
      }),
    ]
  },
})
