import {
  add,
  along,
  bezier,
  joined,
  line,
  mix,
  offset,
  part,
  type Path,
  type Point,
  reversed,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import { sewnBack } from './blocks/back.ts'
import { draftBelt } from './blocks/belt.ts'
import { draftBodice } from './blocks/bodice.ts'
import { draftEpaulettes } from './blocks/epaulettes.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { openAt } from './blocks/lapels.ts'
import { creased, detailed, edge, seam, topstitch, zip } from './blocks/marks.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { elbowRows, trimmedSleeves } from './blocks/sleeveTrims.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { indexOf, lapSide, proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

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
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'deepV',
        neckDepth: 0.62 * tall,
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
        figure.across(lap * 0.25 * wide, levels.neck + 0.5 * tall),
        figure.across(lap * 0.2 * wide, levels.bust + 0.14 * tall),
        figure.across(lap * 0.1 * wide, levels.waist - 0.1 * tall),
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
    const collar = front
      ? [1, -1].flatMap((way) => snappedLapel(figure, way === 1 ? lap : lap === 1 ? -1 : 1, knobs.lapel, open ?? 0))
      : draftStandCollar(figure, { height: 0.1, ease: 0.03 })
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

function snappedLapel(figure: Figure, side: Side, size: number, open: number): Piece[] {
  const { levels } = figure
  const { tall, wide } = proportionOf(figure)
  const far = side === lapSide(figure)
  const place = (x: number, y: number) => figure.across(side * (x * wide + openAt(figure, open, y)), y)
  const neck = figure.neckPoint(side, 0.03)
  const breakPoint = place(open ? 0 : far ? 0.1 : -0.08, levels.bust + 0.42 * tall)
  const tip = place((far ? 0.46 : 0.42) * size, levels.neck + 0.34 * tall)
  const stand = add(neck, [0, -0.08])
  const roll = bezier(stand, add(neck, [-side * 0.02, 0.16]), mix(neck, breakPoint, 0.6), breakPoint, 14)
  const belly = bezier(
    tip,
    add(tip, [-side * 0.02, 0.2 * tall]),
    add(breakPoint, [side * 0.14 * wide, -0.24 * tall]),
    breakPoint,
    12,
  )
  const notch = place(0.28, levels.neck + 0.27 * tall)
  const outline = joined(
    part(roll, 0.3, 1, 14),
    reversed(joined(line(along(roll, 0.3), notch, 5), line(notch, tip, 5), belly)),
  )
  const order = far ? 3 : 3.2
  const lapel = makePiece('lapel', `lapel${indexOf(side)}`, [outline], {
    order,
    left: side < 0 ? belly : roll,
    right: side < 0 ? roll : belly,
    fullness: 0.5,
    colour: 'contrast',
  })
  const corner: Point = place(0.37, levels.neck + 0.19 * tall)
  const collar = makePiece(
    'collar',
    `collar${indexOf(side)}`,
    [
      spline(
        [add(neck, [-side * 0.01, -0.1]), add(neck, [side * 0.16 * wide, 0.03]), corner, notch, along(roll, 0.34)],
        true,
        6,
      ),
    ],
    { order: order + 0.1, left: [neck, corner], right: [along(roll, 0.3), notch], fullness: 0.5, colour: 'contrast' },
  )
  return [
    detailed(lapel, {
      lines: [topstitch(offset(belly, side * 0.028))],
      fittings: [{ at: mix(tip, along(roll, 0.5), 0.22), radius: 0.02, kind: 'snap' }],
    }),
    detailed(collar, { fittings: [{ at: mix(corner, neck, 0.22), radius: 0.018, kind: 'snap' }] }),
  ]
}
