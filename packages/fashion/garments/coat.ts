import { add } from '@toile/geometry'
import { sewnBack, waistDarts } from './blocks/back.ts'
import { draftBelt } from './blocks/belt.ts'
import { draftBodice } from './blocks/bodice.ts'
import { doubleBreasted, upright } from './blocks/closure.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { draftLapels, lapelKnob, rollsCross } from './blocks/lapels.ts'
import { creased, edge } from './blocks/marks.ts'
import { stitchedHem } from './blocks/neckRib.ts'
import { jettedFlap, welt } from './blocks/pockets.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { bodiceCut, coatHem } from './blocks/topCut.ts'
import { hipBreadth, lapSide, proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A wool overcoat: straight, fitted or cocooned, single or double breasted, with or without a belt (requirement S3.26). */
export const coat = defineGarment({
  id: 'coat',
  label: 'Coat',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.6,
    volume: 0.6,
    sleeve: 1,
    waist: 0.2,
    formality: 0.7,
    warmth: 0.95,
    print: 0.3,
    fabrics: ['wool', 'leather', 'knit'],
  },
  knobs: {
    worn: wornKnob('closed'),
    front: choiceKnob('Front', [
      { id: 'single', label: 'Single-breasted' },
      { id: 'double', label: 'Double-breasted' },
    ]),
    lapel: lapelKnob('notch'),
    lapelWidth: numberKnob('Width of the lapel', [0.16, 0.29, 0.42]),
    belt: choiceKnob('Belt', [
      { id: 'none', label: 'None' },
      { id: 'belt', label: 'Tied in with a belt' },
    ]),
    length: numberKnob('Length from waist to ankle', [0.18, 0.56, 0.95]),
    ease: numberKnob('Ease at the bust', [0.06, 0.1, 0.28]),
    waist: numberKnob('Waist shaping', [0, 0.25, 1]),
    flare: numberKnob('Flare at the hem', [0, 0.12, 0.5]),
    pocket: choiceKnob('Pockets', [
      { id: 'welt', label: 'Slanted welt' },
      { id: 'flap', label: 'Flap' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const belted = knobs.belt === 'belt'
    const shaping = belted ? 1 : knobs.waist
    const breaks = levels.underbust + (knobs.front === 'double' ? 0.1 : -0.02) * tall
    const beyond = knobs.front === 'double' ? 0.22 * wide : 0.06
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'deepV',
        neckSpread: 0.06,
        neckDepth: rollsCross(figure, breaks, beyond) - levels.neck,
        ease: knobs.ease,
        waistEase: knobs.ease * (1 - 0.45 * shaping) + 0.08 * (1 - shaping),
        hipEase: knobs.ease + 0.05,
        box: 0.9 * (1 - shaping),
        hem: coatHem(figure, knobs.length),
        hemFlare: knobs.flare,
        hemCurve: 0.06,
        drop: 0.025 + Math.max(0, knobs.ease - 0.12) * 0.5,
        armholeDrop: 0.06,
        cinch: belted ? 0.6 : 0,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.2 * wide : null
    const lap = lapSide(figure)
    const level = levels.highHip + 0.2 * tall
    const reach = figure.halfWidth(levels.highHip)
    const single = () => ({
      lines: [
        edge(
          [...upright(figure, lap * 0.06, breaks + 0.02, hem - 0.05), add(figure.across(lap * 0.06, hem), [0, 0.035])],
          2.1,
          [0.01, 0.01],
        ),
      ],
      fittings: [0, 1, 2]
        .map((k) => ({
          at: figure.across(0, breaks + (0.07 + k * 0.42) * tall),
          radius: 0.036,
          kind: 'button' as const,
        }))
        .filter(({ at }) => at[1] < hem - 0.15 && !(belted && Math.abs(at[1] - levels.waist) < 0.12)),
    })
    const double = () =>
      doubleBreasted(figure, {
        from: breaks,
        to: hem + 0.04,
        rows: 3,
        half: 0.15 * wide,
        gap: 0.36 * tall,
        radius: 0.036,
      })
    const body = draftFronts(
      figure,
      {
        ...bodice,
        piece: stitchedHem(
          bodice,
          sewnBack(figure, bodice, bodice.piece, {
            centre: true,
            darts: shaping > 0.4,
            vent: Math.min(1, (hem - levels.hip) * 0.5),
          }),
          0.1,
        ),
      },
      {
        open,
        breaks: levels.waist - 0.1 * tall,
        coat: true,
        side: (side) => ({
          lines: [
            ...(knobs.pocket === 'flap'
              ? jettedFlap(figure, {
                  x: side * reach * 0.62,
                  y: level,
                  width: 0.3 * hipBreadth(figure),
                  height: 0.11 * tall,
                })
              : welt(
                  figure,
                  [side * reach * 0.56, level - 0.14 * tall],
                  [side * reach * 0.72, level + 0.2 * tall],
                  side * -0.055,
                )),
            ...(shaping > 0.4
              ? waistDarts(figure, levels.highHip).filter(
                  ({ path }) => (path[0][0] - figure.across(0, path[0][1])[0]) * side > 0,
                )
              : []),
          ],
        }),
        middle: knobs.front === 'double' ? double : single,
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 7) : piece))
    const cut = context.layered ? null : sleeveCut('coat', { ease: 0.06 + knobs.ease * 0.25 })
    const belt =
      belted && !context.layered && open === null
        ? draftBelt(figure, bodice, levels.waist, { height: 0.15, buckle: false, end: 0.7 })
        : []
    return [
      ...body,
      ...belt,
      ...draftSleeves(figure, bodice, cut, context.chance),
      ...draftLapels(figure, {
        kind: knobs.lapel,
        width: knobs.lapelWidth,
        breaks: open === null ? breaks : levels.waist - 0.1 * tall,
        open: open ?? 0,
        beyond,
      }),
    ]
  },
})
