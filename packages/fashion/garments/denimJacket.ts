import { offset, type Path, spline } from '@toile/geometry'
import { sewnBack } from './blocks/back.ts'
import { draftBodice } from './blocks/bodice.ts'
import { buttonPlacket } from './blocks/closure.ts'
import { draftCollar } from './blocks/collar.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { hemBand } from './blocks/hemBand.ts'
import { openAt } from './blocks/lapels.ts'
import { creased, detailed, edge, seam, topstitch } from './blocks/marks.ts'
import { flapPocket } from './blocks/pockets.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { indexOf, proportionOf, sides } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { DrawnLine } from './piece.ts'

const twin = (path: Path, away: number): DrawnLine[] => [
  seam(path, 1.6),
  topstitch(offset(path, away * 0.02)),
  topstitch(offset(path, away * 0.045)),
]

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
    fabrics: ['denim', 'leather', 'cotton', 'wool'],
  },
  knobs: {
    worn: wornKnob('open'),
    length: numberKnob('Length from waist to crotch', [-0.15, 0.28, 0.8]),
    ease: numberKnob('Ease at the bust', [0.04, 0.08, 0.24]),
    collar: numberKnob('Collar size', [0.8, 1.1, 1.5]),
    yoke: numberKnob('Depth of the yoke', [0.3, 0.46, 0.58]),
    buttons: numberKnob('Buttons', [4, 5, 7], '', 1),
    pockets: choiceKnob('Breast pockets', [
      { id: 'flap', label: 'With flaps' },
      { id: 'none', label: 'None' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'shirt',
        neckDepth: 0.12 * tall,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.02,
        hipEase: knobs.ease * 0.6,
        box: 0.6,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
        drop: 0.02 + knobs.ease * 0.15,
        armholeDrop: 0.06,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.15 * wide : null
    const yoke = levels.shoulder + knobs.yoke * tall
    const shift = (y: number) => (open === null ? 0 : openAt(figure, open, y))
    const at = (side: -1 | 1, x: number, y: number) => figure.across(side * (x * wide + shift(y) * 0.55), y)
    const armhole = (side: -1 | 1) =>
      bodice.armholes[indexOf(side)].reduce((best, point) =>
        Math.abs(point[1] - yoke) < Math.abs(best[1] - yoke) ? point : best,
      )
    const body = draftFronts(
      figure,
      { ...bodice, piece: backSeams(figure, sewnBack(figure, bodice, bodice.piece, { yoke: 0.3 }), hem) },
      {
        open,
        side: (side) => ({
          lines: [
            ...twin(
              [armhole(side), at(side, 0.3, yoke), figure.across(side * (0.06 * wide + shift(yoke)), yoke)],
              -side,
            ),
            ...twin([at(side, 0.16, yoke), at(side, 0.2, hem)], -side),
            ...twin([at(side, 0.42, yoke), at(side, 0.27, hem)], side),
            edge(
              [
                at(side, 0.41, levels.waist - 0.2 * tall),
                at(side, 0.35, Math.min(hem - 0.03, levels.waist + 0.06 * tall)),
              ],
              1.8,
            ),
          ],
        }),
        middle: () =>
          buttonPlacket(figure, {
            from: levels.neck + 0.15 * tall,
            to: hem + 0.03,
            count: knobs.buttons,
            half: 0.065,
            radius: 0.024,
            kind: 'snap',
          }),
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 5) : piece))
    const pockets =
      front && knobs.pockets === 'flap' && yoke + 0.2 * tall < hem
        ? sides.flatMap((side) =>
            flapPocket(
              figure,
              { x: side * (0.29 * wide + shift(yoke) * 0.55), y: yoke - 0.015, width: 0.23 * wide, height: 0.1 * tall },
              `pocket${indexOf(side)}`,
            ),
          )
        : []
    const cut = context.layered ? null : sleeveCut('long', { ease: 0.05 + knobs.ease * 0.25, hem: 0.05, cuff: 0.13 })
    const fronts = open === null ? [] : body.filter(({ role }) => role === 'front')
    return [
      ...body,
      ...pockets,
      ...(context.tucked ? [] : hemBand(figure, bodice, 0.13, fronts)),
      ...draftSleeves(figure, bodice, cut, context.chance),
      ...draftCollar(figure, { meets: 0.13, size: knobs.collar, spread: 0.6, open: open === null ? 0 : 0.1 * wide }),
    ]
  },
})

function backSeams(figure: Parameters<typeof sewnBack>[0], piece: ReturnType<typeof sewnBack>, hem: number) {
  if (figure.view === 'front') return piece
  const { tall, wide } = proportionOf(figure)
  const lines = sides.flatMap((side) =>
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
  return detailed(piece, { lines })
}
