import { along, offset, type Path, quadratic, spline } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import { sewnBack } from './blocks/back.ts'
import { draftBelt } from './blocks/belt.ts'
import { type Bodice, draftBodice } from './blocks/bodice.ts'
import { doubleBreasted } from './blocks/closure.ts'
import { draftEpaulettes } from './blocks/epaulettes.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { draftLapels, rollsCross } from './blocks/lapels.ts'
import { creased, seam, topstitch } from './blocks/marks.ts'
import { stitchedHem } from './blocks/neckRib.ts'
import { welt } from './blocks/pockets.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { cuffStrap, trimmedSleeves } from './blocks/sleeveTrims.ts'
import { bodiceCut, coatHem } from './blocks/topCut.ts'
import { indexOf, lapSide, proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { DrawnLine } from './piece.ts'

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
    fabrics: ['cotton', 'leather', 'linen', 'wool'],
  },
  knobs: {
    worn: wornKnob('closed'),
    length: numberKnob('Length from waist to ankle', [0.18, 0.62, 0.95]),
    ease: numberKnob('Ease at the bust', [0.06, 0.1, 0.26]),
    flare: numberKnob('Flare at the hem', [0.02, 0.18, 0.5]),
    lapelWidth: numberKnob('Width of the lapel', [0.2, 0.3, 0.42]),
    rows: numberKnob('Rows of buttons', [2, 4, 5], '', 1),
    belt: choiceKnob('Belt', [
      { id: 'belt', label: 'With buckle' },
      { id: 'none', label: 'None' },
    ]),
    shoulders: choiceKnob('Shoulders', [
      { id: 'epaulettes', label: 'Epaulettes' },
      { id: 'plain', label: 'Plain' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const belted = knobs.belt === 'belt'
    const breaks = levels.bust + 0.26 * tall
    const half = 0.16 * wide
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'deepV',
        neckSpread: 0.06,
        neckDepth: rollsCross(figure, breaks, half + 0.07 * wide) - levels.neck,
        ease: knobs.ease,
        waistEase: belted ? knobs.ease * 0.6 : knobs.ease + 0.06,
        hipEase: knobs.ease + 0.06,
        box: belted ? 0 : 0.7,
        hem: coatHem(figure, knobs.length),
        hemFlare: knobs.flare,
        hemCurve: 0.06,
        drop: 0.03,
        armholeDrop: 0.06,
        cinch: belted ? 0.7 : 0,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.2 * wide : null
    const level = levels.highHip + 0.2 * tall
    const reach = figure.halfWidth(levels.highHip)
    const back = sewnBack(figure, bodice, bodice.piece, {
      centre: true,
      vent: Math.min(0.95, (hem - levels.hip) * 0.5),
    })
    const body = draftFronts(
      figure,
      { ...bodice, piece: stitchedHem(bodice, back, 0.09) },
      {
        open,
        breaks: levels.waist - 0.15 * tall,
        coat: true,
        side: (side) => ({
          lines: [
            ...(side === -lapSide(figure) ? gunFlap(figure, bodice, side, open ?? 0) : []),
            ...welt(
              figure,
              [side * reach * 0.58, level - 0.14 * tall],
              [side * reach * 0.73, level + 0.2 * tall],
              side * -0.055,
            ),
          ],
        }),
        middle: () => {
          const marks = doubleBreasted(figure, {
            from: breaks,
            to: hem + 0.04,
            rows: knobs.rows,
            half,
            gap: 0.34 * tall,
          })
          return {
            ...marks,
            fittings: marks.fittings.filter(({ at }) => !belted || Math.abs(at[1] - levels.waist) > 0.11),
          }
        },
      },
    ).map((piece) => {
      if (piece.layer === 'back') return piece
      return creased(front ? piece : { ...piece, lines: [...piece.lines, ...stormBack(figure, bodice)] }, 7)
    })
    const cut = context.layered ? null : sleeveCut('coat', { ease: 0.06 + knobs.ease * 0.25 })
    const belt =
      belted && !context.layered && open === null
        ? draftBelt(figure, bodice, levels.waist, { height: 0.15, end: 0.6 })
        : []
    return [
      ...body,
      ...belt,
      ...trimmedSleeves(draftSleeves(figure, bodice, cut, context.chance), (arm) => cuffStrap(figure, arm, 0.09)),
      ...(knobs.shoulders === 'epaulettes' ? draftEpaulettes(figure) : []),
      ...draftLapels(figure, {
        kind: 'notch',
        width: knobs.lapelWidth,
        breaks: open === null ? breaks : levels.waist - 0.15 * tall,
        open: open ?? 0,
        beyond: half + 0.07 * wide,
      }),
    ]
  },
})

function gunFlap(figure: Figure, bodice: Bodice, side: Side, open: number): DrawnLine[] {
  const { levels } = figure
  const { tall, wide } = proportionOf(figure)
  const flap: Path = spline(
    [
      along(bodice.armholes[indexOf(side)], 0.62),
      figure.across(side * (0.34 * wide + open * 0.3), levels.bust + 0.13 * tall),
      figure.across(side * (0.17 * wide + open * 0.5), levels.bust - 0.02 * tall),
    ],
    false,
    8,
  )
  return [seam(flap, 1.6), topstitch(offset(flap, side * 0.02))]
}

function stormBack(figure: Figure, bodice: Bodice): DrawnLine[] {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const cape = quadratic(
    along(bodice.armholes[0], 0.78),
    figure.across(0, levels.bust + 0.34 * tall),
    along(bodice.armholes[1], 0.78),
    18,
  )
  return [seam(cape, 1.7), topstitch(offset(cape, 0.02))]
}
