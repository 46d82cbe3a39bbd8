import { joined, lerp, type Path, type Point, reversed, spline } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { draftCord } from './blocks/cord.ts'
import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { atLevel } from './atLevel.ts'
import type { OnHalf } from './blocks/fronts.ts'
import { seam, topstitch } from './marks.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** A hooded jacket pulled over the head: half zip, kangaroo pocket, drawn hem (requirement S3.26). */
export const anorak = defineGarment({
  id: 'anorak',
  label: 'Anorak',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.36,
    volume: 0.7,
    sleeve: 1,
    waist: 0.05,
    formality: 0.02,
    warmth: 0.45,
    print: 0.5,
    fabrics: ['nylon', 'cotton', 'gabardine'],
  },
  knobs: {
    zip: numberKnob('Length of the zip', [0.3, 0.62, 1]),
    collar: outerCollarKnob(['hood', 'funnel', 'storm']),
    stand: numberKnob('Height of the collar', [0.06, 0.1, 0.13]),
    length: numberKnob('Length from waist to crotch', [0, 0.75, 1.4]),
    ease: numberKnob('Ease at the bust', [0.09, 0.15, 0.32]),
    yoke: choiceKnob('Yoke', [
      { id: 'contrast', label: 'In the contrast colour' },
      { id: 'seam', label: 'Seam' },
      { id: 'none', label: 'None' },
    ]),
    cut: choiceKnob('Armhole', [
      { id: 'raglan', label: 'Raglan' },
      { id: 'coat', label: 'Set in' },
    ]),
    sleeve: numberKnob('Width of the sleeve', [0.07, 0.11, 0.2]),
    cuff: cuffFinishKnob(['rib', 'plain', 'tab']),
    pocket: outerPocketKnob(['kangaroo', 'zip', 'patchFlap', 'none']),
    hem: choiceKnob('Hem', [
      { id: 'cord', label: 'Drawcord' },
      { id: 'plain', label: 'Plain' },
      { id: 'rib', label: 'Knitted rib' },
    ]),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const hem = topHem(figure, knobs.length)
    const zipEnd = lerp(levels.neck + 0.2 * tall, levels.waist, knobs.zip)
    return draftOuter(
      figure,
      context,
      {
        worn: 'closed',
        hem,
        hemCurve: 0.04,
        ease: knobs.ease,
        waist: 0,
        hipEase: knobs.ease * 0.85,
        flare: 0,
        shoulder: 'natural',
        armholeDrop: 0.12,
        collar: { kind: knobs.collar, breaks: levels.bust, width: 0.24, height: knobs.stand },
        closure: { kind: 'zip', count: 0, to: zipEnd },
        sleeve: { cut: knobs.cut, ease: knobs.sleeve, hem: knobs.sleeve * 0.7, length: 2, cuff: knobs.cuff },
        pockets: { kind: knobs.pocket, y: levels.waist - 0.02 * tall, height: 0.42 * tall },
        hemBand: knobs.hem === 'rib' ? { kind: 'rib', height: 0.14 } : undefined,
        trims: knobs,
      },
      {
        half: (side, on, bodice) =>
          knobs.yoke === 'seam' ? { lines: [seam(yokeLine(figure, side, on, bodice), 1.5)] } : {},
        pieces: ({ on, bodice }) => [
          ...(knobs.yoke === 'contrast' && figure.view === 'front' ? chestPanel(figure, on, bodice) : []),
          ...(knobs.hem === 'cord' && figure.view === 'front' ? hemCords(figure, on, hem) : []),
        ],
      },
    )
  },
})

const yokeLine = (figure: Figure, side: Side, on: OnHalf, bodice: Bodice): Path => {
  const low = figure.levels.bust + 0.1 * proportionOf(figure).tall
  return spline([atLevel(bodice.armholes[indexOf(side)], low - 0.1), on(side, 0.5, low), on(side, 0, low)], false, 8)
}

/** The upper front in the contrast colour. */
function chestPanel(figure: Figure, on: OnHalf, bodice: Bodice): Piece[] {
  const low = joined(yokeLine(figure, -1, on, bodice), reversed(yokeLine(figure, 1, on, bodice)).slice(1))
  const arm = (i: 0 | 1) => bodice.armholes[i].filter(([, y]) => y < low[i === 0 ? 0 : low.length - 1][1])
  const outline = joined(
    bodice.shoulders[0],
    arm(0),
    low,
    reversed(arm(1)),
    reversed(bodice.shoulders[1]),
    reversed(bodice.neckEdge),
  )
  return [
    makePiece('trim', 'chestPanel', [outline], {
      order: 0.5,
      left: [low[0], bodice.shoulders[0][0]],
      right: [low[low.length - 1], bodice.shoulders[1][0]],
      fullness: 0.6,
      colour: 'contrast',
      castsShadow: false,
      volume: bodice.piece.outlines,
      takesPrint: false,
      lines: [
        topstitch(
          low.map(([x, y]): Point => [x, y - 0.025]),
          0.8,
        ),
      ],
    }),
  ]
}

/** The ends of the cord that draws in a hem. */
const hemCords = (figure: Figure, on: OnHalf, hem: number): Piece[] =>
  sides.map((side) => ({
    ...draftCord(
      `hemCord${indexOf(side)}`,
      on(side, 0.75, hem - 0.05),
      [
        [side * 0.015, 0.12 * proportionOf(figure).tall],
        [side * 0.005, 0.24 * proportionOf(figure).tall],
      ],
      0.02,
    ),
    order: 1.6,
  }))
