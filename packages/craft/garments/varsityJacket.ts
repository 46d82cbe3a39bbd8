import { mix, type Point } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { type OnHalf, wornKnob } from './blocks/fronts.ts'
import { bloused } from './blocks/hemRib.ts'
import { topstitch } from './marks.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { ribStripes } from './blocks/ribStripes.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** A college jacket: sleeves of another colour, striped ribs, snaps and a letter on the chest (requirement S3.26). */
export const varsityJacket = defineGarment({
  id: 'varsityJacket',
  label: 'Varsity jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.27,
    volume: 0.6,
    sleeve: 1,
    waist: 0.2,
    formality: 0.08,
    warmth: 0.65,
    print: 0.3,
    fabrics: ['wool', 'fleece', 'nylon', 'cotton'],
  },
  knobs: {
    worn: wornKnob('open'),
    closure: outerClosureKnob(['snaps', 'zip', 'placket']),
    snaps: numberKnob('Snaps', [4, 6, 8], '', 1),
    collar: outerCollarKnob(['rib', 'shirt', 'hood', 'shawl']),
    sleeves: choiceKnob('Sleeves', [
      { id: 'leather', label: 'Leather in the trim colour' },
      { id: 'trim', label: 'In the trim colour' },
      { id: 'own', label: 'As the body' },
    ]),
    stripes: choiceKnob('Stripes on the ribs', [
      { id: 'two', label: 'Two' },
      { id: 'one', label: 'One broad' },
      { id: 'none', label: 'None' },
    ]),
    letter: choiceKnob('Letter', [
      { id: 'letter', label: 'On the chest' },
      { id: 'none', label: 'None' },
    ]),
    length: numberKnob('Length from waist to crotch', [-0.05, 0.38, 1]),
    ease: numberKnob('Ease at the bust', [0.06, 0.12, 0.3]),
    sleeve: numberKnob('Width of the sleeve', [0.06, 0.11, 0.2]),
    cut: choiceKnob('Armhole', [
      { id: 'oversized', label: 'Set in' },
      { id: 'raglan', label: 'Raglan' },
    ]),
    rib: numberKnob('Height of the ribs', [0.1, 0.17, 0.28]),
    pocket: outerPocketKnob(['hand', 'zip', 'patch', 'none']),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const ends = {
      two: [
        [0.22, 0.4],
        [0.58, 0.76],
      ],
      one: [[0.3, 0.68]],
      none: [],
    } as const
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.15,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.035,
        ease: knobs.ease,
        waist: 0,
        hipEase: knobs.ease * 0.75,
        flare: 0,
        shoulder: 'natural',
        collar: { kind: knobs.collar, breaks: levels.underbust, width: 0.26, height: 0.085 },
        closure: { kind: knobs.closure, count: knobs.snaps, radius: 0.026 },
        sleeve: { cut: knobs.cut, ease: knobs.sleeve, hem: knobs.sleeve * 0.6, cuff: 'rib' },
        pockets: { kind: knobs.pocket, y: levels.waist - 0.04 * tall, share: 0.72, height: 0.24 * tall },
        hemBand: { kind: 'rib', height: knobs.rib },
        trims: knobs,
      },
      {
        cut: (piece, bodice) => (piece.role === 'bodice' ? bloused(bodice, piece, 0.26 * tall) : piece),
        sleeve: (piece) =>
          knobs.sleeves === 'own'
            ? piece
            : { ...piece, colour: 'trim', cloth: knobs.sleeves === 'leather' ? 'leather' : 'own', takesPrint: false },
        pieces: ({ on }) => (knobs.letter === 'letter' && figure.view === 'front' ? letter(figure, on) : []),
      },
    ).flatMap((piece) =>
      piece.role === 'band' && piece.cloth === 'rib' ? [piece, ...ribStripes(piece, ends[knobs.stripes])] : [piece],
    )
  },
})

/** A chenille letter over a darker felt, on the wearer's left. */
function letter(figure: Figure, on: OnHalf): Piece[] {
  const { tall } = proportionOf(figure)
  const centre = on(1, 0.55, figure.levels.bust - 0.02)
  const place = ([x, y]: readonly [number, number]): Point => [centre[0] + x * 0.2 * tall, centre[1] + y * 0.24 * tall]
  const strokes: readonly (readonly [number, number])[] = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, -0.22],
    [0.17, -0.22],
    [0.17, 0.5],
    [-0.17, 0.5],
    [-0.17, -0.22],
    [-0.5, -0.22],
  ]
  const outline = strokes.map(place)
  return [
    makePiece('trim', 'letter', [outline], {
      order: 1.3,
      fullness: 0.5,
      colour: 'trim',
      takesPrint: false,
      lines: [topstitch([...outline.map((p) => mix(p, centre, 0.12)), mix(outline[0], centre, 0.12)], 0.8)],
    }),
  ]
}
