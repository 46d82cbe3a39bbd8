import { offset, type Path, spline } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { atLevel } from './atLevel.ts'
import { type OnHalf, wornKnob } from './blocks/fronts.ts'
import { seam, topstitch } from './marks.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { DrawnLine } from './piece.ts'

/** A trucker jacket: yoke, two V seams, flap pockets, twin stitching, band at the hem (requirement S3.26). */
export const denimJacket = defineGarment({
  id: 'denimJacket',
  label: 'Denim jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.25,
    volume: 0.4,
    sleeve: 1,
    waist: 0.25,
    formality: 0.12,
    warmth: 0.45,
    print: 0.3,
    fabrics: ['denim', 'corduroy', 'suede', 'cotton'],
  },
  knobs: {
    worn: wornKnob('open'),
    closure: outerClosureKnob(['placket', 'snaps', 'zip']),
    collar: outerCollarKnob(['shirt', 'shearling', 'mandarin', 'hood', 'none']),
    collarSize: numberKnob('Size of the collar', [0.17, 0.24, 0.34]),
    length: numberKnob('Length from waist to crotch', [-0.15, 0.28, 0.8]),
    ease: numberKnob('Ease at the bust', [0.04, 0.08, 0.28]),
    yoke: numberKnob('Depth of the yoke', [0.3, 0.46, 0.58]),
    seams: choiceKnob('Front seams', [
      { id: 'vee', label: 'Two V seams' },
      { id: 'pleats', label: 'Pleats' },
      { id: 'none', label: 'None' },
    ]),
    buttons: numberKnob('Buttons', [4, 5, 7], '', 1),
    chest: chestPocketKnob('flaps'),
    pocket: outerPocketKnob(['hand', 'patch', 'zip', 'none']),
    sleeve: numberKnob('Width of the sleeve', [0.04, 0.07, 0.16]),
    cuff: cuffFinishKnob(['shirt', 'turned', 'plain', 'rib']),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const yoke = levels.shoulder + knobs.yoke * tall
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.15,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
        ease: knobs.ease,
        waist: 0.25,
        hipEase: knobs.ease * 0.6,
        flare: 0,
        shoulder: 'natural',
        collar: { kind: knobs.collar, breaks: levels.bust, width: knobs.collarSize },
        closure: { kind: knobs.closure, count: knobs.buttons, radius: 0.024 },
        sleeve: { cut: 'long', ease: knobs.sleeve, hem: 0.05, length: 1.98, cuff: knobs.cuff },
        pockets: { kind: knobs.pocket, y: levels.waist - 0.16 * tall, share: 0.9, height: 0.22 * tall },
        chest: { kind: knobs.chest, y: yoke - 0.01 },
        back: { yoke: 0.3 },
        hemBand: { kind: 'band', height: 0.13 },
      },
      {
        half: (side, on, bodice) => ({ lines: frontSeams(bodice, side, on, yoke, knobs.seams) }),
        back: (bodice) => ({ lines: backSeams(figure, bodice.options.hem) }),
      },
    )
  },
})

const twin = (path: Path, away: number): DrawnLine[] => [
  seam(path, 1.6),
  topstitch(offset(path, away * 0.02)),
  topstitch(offset(path, away * 0.045)),
]

function frontSeams(bodice: Bodice, side: Side, on: OnHalf, yoke: number, kind: 'vee' | 'pleats' | 'none') {
  const { hem } = bodice.options
  const across = twin([atLevel(bodice.armholes[indexOf(side)], yoke), on(side, 0.5, yoke), on(side, 0.08, yoke)], -side)
  if (kind === 'none') return across
  if (kind === 'pleats') {
    return [...across, ...[0.16, 0.3].flatMap((share) => twin([on(side, share, yoke), on(side, share, hem)], -side))]
  }
  return [
    ...across,
    ...twin([on(side, 0.26, yoke), on(side, 0.4, hem)], -side),
    ...twin([on(side, 0.78, yoke), on(side, 0.52, hem)], side),
  ]
}

function backSeams(figure: Figure, hem: number): DrawnLine[] {
  const { tall, wide } = proportionOf(figure)
  return sides.flatMap((side) =>
    twin(
      spline(
        [
          figure.across(side * 0.32 * wide, figure.levels.shoulder + 0.36 * tall),
          figure.across(side * 0.21 * wide, (figure.levels.shoulder + hem) / 2),
          figure.across(side * 0.17 * wide, hem),
        ],
        false,
        8,
      ),
      side,
    ),
  )
}
