import { offset, spline } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import { draftBelt } from './blocks/belt.ts'
import type { Bodice } from './blocks/bodice.ts'
import { type OnHalf, wornKnob } from './blocks/fronts.ts'
import { detailed, type Sewn, seam, topstitch, zip } from './marks.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { elbowRows } from './blocks/sleeveTrims.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { lapSide, proportionOf } from './upperBody.ts'
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
    fabrics: ['leather', 'suede', 'denim'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['notch', 'ulster', 'peak', 'fur', 'mandarin']),
    lapel: numberKnob('Width of the lapel', [0.16, 0.27, 0.38]),
    length: numberKnob('Length from waist to crotch', [0, 0.36, 0.9]),
    ease: numberKnob('Ease at the bust', [0.025, 0.05, 0.22]),
    waist: numberKnob('Waist shaping', [0, 0.7, 1]),
    belt: choiceKnob('Belt', [
      { id: 'belt', label: 'With belt' },
      { id: 'none', label: 'None' },
    ]),
    epaulettes: choiceKnob('Shoulder straps', [
      { id: 'epaulettes', label: 'Epaulettes' },
      { id: 'plain', label: 'Plain' },
    ]),
    shoulder: shoulderKnob(),
    zips: choiceKnob('Pockets', [
      { id: 'three', label: 'Three zips' },
      { id: 'two', label: 'Two zips' },
      { id: 'none', label: 'None' },
    ]),
    elbows: choiceKnob('Elbows', [
      { id: 'quilted', label: 'Quilted' },
      { id: 'plain', label: 'Plain' },
    ]),
    sleeve: numberKnob('Length of the sleeve', [1.4, 2, 2.06], '', 0.05),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const hem = topHem(figure, knobs.length)
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        hem,
        hemCurve: 0.03,
        ease: knobs.ease,
        waist: knobs.waist,
        hipEase: knobs.ease * 0.8,
        flare: 0,
        shoulder: knobs.shoulder,
        armholeDrop: 0.04,
        collar: { kind: knobs.collar, breaks: levels.bust + 0.3 * tall, width: knobs.lapel, snapped: true },
        closure: { kind: 'slanted', count: 0 },
        sleeve: {
          cut: 'tailored',
          ease: 0.04 + knobs.ease * 0.2,
          hem: 0.035,
          length: knobs.sleeve,
          cuff: 'plain',
          tailored: true,
        },
        back: { yoke: 0.3 },
        panels: 'princess',
        epaulettes: knobs.epaulettes === 'epaulettes',
      },
      {
        half: (side, on, bodice) => sideZips(figure, side, on, bodice, knobs.zips),
        sleeve: (piece) => {
          const arm = piece.name.endsWith('1') ? 1 : 0
          const rows = knobs.elbows === 'quilted' ? elbowRows(figure, arm, 0.04) : {}
          const limb = figure.arms[arm]
          const cuff = knobs.sleeve > 1.8 ? [zip([limb.edge(1.62, 0.5, 0.03), limb.edge(1.95, 0.55, 0.03)], 2)] : []
          return detailed(detailed(piece, rows), { lines: cuff })
        },
        pieces: ({ bodice, open }) =>
          knobs.belt === 'belt' && open === null && !context.layered
            ? draftBelt(figure, bodice, hem - 0.07 * tall, { height: 0.13 })
            : [],
      },
    )
  },
})

function sideZips(figure: Figure, side: Side, on: OnHalf, bodice: Bodice, kind: 'three' | 'two' | 'none'): Sewn {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const { hem } = bodice.options
  const low = Math.min(levels.waist - 0.08 * tall, hem - 0.25 * tall)
  const yoke = spline(
    [
      figure.trunk(side * 0.94, levels.bust - 0.13 * tall),
      on(side, 0.66, levels.bust - 0.06 * tall),
      on(side, 0.5, levels.bust - 0.05 * tall),
    ],
    false,
    6,
  )
  const hand = zip([on(side, 0.92, low - 0.34 * tall), on(side, 0.6, low)], 2)
  const chest = zip([on(side, 0.86, levels.bust + 0.02), on(side, 0.5, levels.bust + 0.09 * tall)], 2)
  return {
    lines: [
      seam(yoke, 1.4),
      topstitch(offset(yoke, side * 0.02)),
      ...(kind === 'none' ? [] : [hand]),
      ...(kind === 'three' && side === -lapSide(figure) ? [chest] : []),
    ],
  }
}
