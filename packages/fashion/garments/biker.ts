import { offset, type Path, spline } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import { sewnBack } from './blocks/back.ts'
import { draftBelt } from './blocks/belt.ts'
import { draftBodice } from './blocks/bodice.ts'
import { draftEpaulettes } from './blocks/epaulettes.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { draftLapels, rollsCross } from './blocks/lapels.ts'
import { creased, edge, seam, topstitch, zip } from './blocks/marks.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { elbowRows, trimmedSleeves } from './blocks/sleeveTrims.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { lapSide, proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A motorcycle jacket: slanting zip, snapped lapels, zipped pockets and cuffs, epaulettes (requirement S3.26). */
export const biker = defineGarment({
  id: 'biker',
  label: 'Biker jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.25,
    volume: 0.3,
    sleeve: 1,
    waist: 0.55,
    formality: 0.2,
    warmth: 0.5,
    print: 0.1,
    fabrics: ['leather', 'denim', 'wool'],
  },
  knobs: {
    worn: wornKnob('closed'),
    length: numberKnob('Length from waist to crotch', [0, 0.36, 0.9]),
    ease: numberKnob('Ease at the bust', [0.025, 0.05, 0.18]),
    lapel: numberKnob('Width of the lapel', [0.6, 1, 1.35]),
    belt: choiceKnob('Belt', [
      { id: 'belt', label: 'With belt' },
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
    const breaks = levels.bust + 0.3 * tall
    const beyond = 0.15 * wide
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'deepV',
        neckDepth: rollsCross(figure, breaks, beyond) - levels.neck,
        neckSpread: 0.06,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.01,
        hipEase: knobs.ease * 0.8,
        box: 0.3,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
        drop: 0.01,
        armholeDrop: 0.04,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.16 * wide : null
    const lap = lapSide(figure)
    const slant = spline(
      [
        figure.across(lap * beyond, breaks),
        figure.across(lap * beyond * 0.72, (breaks + levels.waist) / 2),
        figure.across(lap * 0.05 * wide, hem + 0.02),
      ],
      false,
      10,
    )
    const body = draftFronts(
      figure,
      { ...bodice, piece: sewnBack(figure, bodice, bodice.piece, { yoke: 0.3, princess: true }) },
      {
        open,
        breaks: levels.waist - 0.3 * tall,
        side: (side) => sideZips(figure, side, open ?? 0, hem),
        middle: () => ({ lines: [edge(offset(slant, lap * 0.028), 1.6), zip(slant)] }),
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 6) : piece))
    const cut = context.layered ? null : sleeveCut('tailored', { ease: 0.04 + knobs.ease * 0.2, hem: 0.035 })
    const sleeves = trimmedSleeves(
      trimmedSleeves(draftSleeves(figure, bodice, cut, context.chance), (arm) => elbowRows(figure, arm, 0.04)),
      (arm) => ({ lines: [zip([figure.arms[arm].edge(1.62, 0.5, 0.03), figure.arms[arm].edge(1.95, 0.55, 0.03)], 2)] }),
    )
    const belt =
      knobs.belt === 'belt' && open === null ? draftBelt(figure, bodice, hem - 0.07 * tall, { height: 0.13 }) : []
    const collar = draftLapels(figure, {
      kind: 'notch',
      width: 0.27 * knobs.lapel,
      breaks: open === null ? breaks : levels.waist - 0.3 * tall,
      open: open ?? 0,
      beyond,
      snapped: true,
    })
    return [
      ...body,
      ...belt,
      ...sleeves,
      ...(knobs.shoulders === 'epaulettes' ? draftEpaulettes(figure, 'snap') : []),
      ...collar,
    ]
  },
})

function sideZips(figure: Figure, side: Side, open: number, hem: number) {
  const { levels } = figure
  const { tall, wide } = proportionOf(figure)
  const lap = lapSide(figure)
  const low = Math.min(levels.waist - 0.08 * tall, hem - 0.25 * tall)
  const yoke: Path = [
    figure.trunk(side * 0.92, levels.bust - 0.13 * tall),
    figure.across(side * (0.33 * wide + open * 0.3), levels.bust - 0.06 * tall),
  ]
  const chest = zip(
    [
      figure.across(-lap * 0.42 * wide, levels.bust),
      figure.across(-lap * (0.25 * wide + open * 0.5), levels.bust + 0.07 * tall),
    ],
    2,
  )
  return {
    lines: [
      zip(
        [figure.across(side * 0.44 * wide, low - 0.32 * tall), figure.across(side * (0.28 * wide + open * 0.4), low)],
        2,
      ),
      seam(yoke, 1.4),
      topstitch(offset(yoke, side * 0.02)),
      ...(side === -lap ? [chest] : []),
    ],
  }
}
