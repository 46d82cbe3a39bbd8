import { sewnBack, waistDarts } from './blocks/back.ts'
import { draftBodice } from './blocks/bodice.ts'
import { upright } from './blocks/closure.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { draftLapels, lapelKnob, rollsCross } from './blocks/lapels.ts'
import { creased, edge } from './blocks/marks.ts'
import { jettedFlap, patchPocket, welt } from './blocks/pockets.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { cuffButtons, trimmedSleeves } from './blocks/sleeveTrims.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { hipBreadth, lapSide, proportionOf, sides } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A single-breasted tailored jacket (requirement S3.26). */
export const blazer = defineGarment({
  id: 'blazer',
  label: 'Blazer',
  category: 'blazer',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.34,
    volume: 0.35,
    sleeve: 1,
    waist: 0.5,
    formality: 0.8,
    warmth: 0.5,
    print: 0.4,
    fabrics: ['wool', 'linen', 'cotton', 'leather', 'silk'],
  },
  knobs: {
    worn: wornKnob('closed'),
    lapel: lapelKnob('notch'),
    lapelWidth: numberKnob('Width of the lapel', [0.12, 0.23, 0.36]),
    buttons: numberKnob('Buttons', [1, 2, 3], '', 1),
    length: numberKnob('Length from waist to crotch', [0.25, 0.76, 1.3]),
    ease: numberKnob('Ease at the bust', [0.03, 0.06, 0.2]),
    waist: numberKnob('Waist shaping', [0, 0.7, 1]),
    pocket: choiceKnob('Pockets', [
      { id: 'flap', label: 'Flap' },
      { id: 'patch', label: 'Patch' },
      { id: 'welt', label: 'Welt' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const count = Math.round(knobs.buttons)
    const breaks = levels.waist - (0.1 + (count - 1) * 0.21) * tall
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'deepV',
        neckSpread: 0.06,
        neckDepth: rollsCross(figure, breaks, 0.03) - levels.neck,
        ease: knobs.ease,
        waistEase: knobs.ease * (1.1 - 0.3 * knobs.waist) + 0.06 * (1 - knobs.waist),
        hipEase: knobs.ease + 0.025,
        box: 0.8 * (1 - knobs.waist),
        hem: topHem(figure, knobs.length),
        hemFlare: 0.03,
        hemCurve: 0.06,
        drop: 0.02 + Math.max(0, knobs.ease - 0.1) * 0.4,
        armholeDrop: 0.06,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.16 * wide : null
    const lap = lapSide(figure)
    const pocketLevel = Math.min(levels.highHip + 0.1 * tall, hem - 0.34 * tall)
    const place = { x: figure.halfWidth(levels.highHip) * 0.6, y: pocketLevel, width: 0.27 * hipBreadth(figure) }
    const patches =
      knobs.pocket === 'patch' && front
        ? sides.map((side) =>
            patchPocket(
              figure,
              { ...place, x: side * (place.x + (open ?? 0) * 0.5), height: 0.29 * tall },
              `pocket${side < 0 ? 0 : 1}`,
            ),
          )
        : []
    const body = draftFronts(
      figure,
      { ...bodice, piece: sewnBack(figure, bodice, bodice.piece, { centre: true, princess: true, vent: 0.34 * tall }) },
      {
        open,
        breaks: levels.waist - 0.1 * tall,
        side: (side) => ({
          lines: [
            ...(knobs.pocket === 'flap'
              ? jettedFlap(figure, { ...place, x: side * (place.x + (open ?? 0) * 0.5), height: 0.09 * tall })
              : []),
            ...(knobs.pocket === 'welt'
              ? welt(
                  figure,
                  [side * (place.x - place.width / 2), place.y + (side < 0 ? 0 : 0.02)],
                  [side * (place.x + place.width / 2), place.y + (side < 0 ? 0.02 : 0)],
                  0.045,
                )
              : []),
            ...waistDarts(figure, pocketLevel + 0.02).filter(
              ({ path }) => (path[0][0] - figure.across(0, path[0][1])[0]) * side > 0,
            ),
            ...(side === lap && open === null
              ? welt(figure, [side * 0.2 * wide, levels.bust - 0.05], [side * 0.36 * wide, levels.bust - 0.075], 0.045)
              : []),
          ],
        }),
        middle: () => ({
          lines: [
            edge(
              [
                ...upright(figure, lap * 0.04, breaks, hem - 0.16 * tall),
                figure.across(lap * 0.01, hem - 0.02),
                figure.across(-lap * 0.05, hem + 0.06),
              ],
              2.1,
              [0.01, 0.01],
            ),
          ],
          fittings: Array.from({ length: count }, (_, k) => ({
            at: figure.across(0, breaks + (0.05 + k * 0.27) * tall),
            radius: 0.03,
            kind: 'button' as const,
          })),
        }),
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 7) : piece))
    const cut = context.layered ? null : sleeveCut('tailored', { ease: 0.04 + knobs.ease * 0.3 })
    return [
      ...body,
      ...patches,
      ...trimmedSleeves(draftSleeves(figure, bodice, cut, context.chance), (arm) => cuffButtons(figure, arm)),
      ...draftLapels(figure, {
        kind: knobs.lapel,
        width: knobs.lapelWidth,
        breaks: open === null ? breaks : levels.waist - 0.1 * tall,
        open: open ?? 0,
      }),
    ]
  },
})
