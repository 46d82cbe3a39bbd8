import { mix, offset, spline } from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { upright } from './blocks/closure.ts'
import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { atLevel } from './atLevel.ts'
import { type OnHalf, wornKnob } from './blocks/fronts.ts'
import { edge, merged, seam, topstitch } from './marks.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** A raincoat that swings from the shoulders: hood or storm collar, snaps, sealed seams (requirement S3.26). */
export const raincoat = defineGarment({
  id: 'raincoat',
  label: 'Raincoat',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.5,
    volume: 0.75,
    sleeve: 1,
    waist: 0,
    formality: 0.1,
    warmth: 0.45,
    print: 0.75,
    fabrics: ['nylon', 'gabardine', 'cotton'],
  },
  knobs: {
    worn: wornKnob('closed'),
    closure: outerClosureKnob(['snaps', 'zip', 'hidden', 'single']),
    snaps: numberKnob('Snaps', [4, 6, 8], '', 1),
    collar: outerCollarKnob(['hood', 'storm', 'shirt', 'funnel']),
    length: numberKnob('Length from waist to ankle', [0.1, 0.4, 0.85]),
    ease: numberKnob('Ease at the bust', [0.08, 0.13, 0.3]),
    flare: numberKnob('Flare at the hem', [0, 0.24, 0.55]),
    belt: outerBeltKnob(['none', 'buckled', 'tied']),
    cut: choiceKnob('Armhole', [
      { id: 'raglan', label: 'Raglan' },
      { id: 'coat', label: 'Set in' },
    ]),
    sleeve: numberKnob('Width of the sleeve', [0.07, 0.11, 0.19]),
    cuff: cuffFinishKnob(['tab', 'plain', 'turned', 'strap']),
    pocket: outerPocketKnob(['flap', 'patchFlap', 'hand', 'patch', 'none']),
    cape: choiceKnob('Storm flap', [
      { id: 'back', label: 'Over the back' },
      { id: 'both', label: 'Front and back' },
      { id: 'none', label: 'None' },
    ]),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const low = levels.bust + 0.08 * tall
    const flap = (side: Side, on: OnHalf, bodice: Bodice) => {
      const line = spline(
        [atLevel(bodice.armholes[indexOf(side)], low - 0.06), on(side, 0.5, low + 0.05), on(side, 0.06, low)],
        false,
        8,
      )
      return { lines: [edge(line, 1.8), topstitch(offset(line, -side * 0.022))] }
    }
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.2,
        hem: coatHem(figure, knobs.length),
        ease: knobs.ease,
        waist: 0.1,
        hipEase: knobs.ease + 0.05,
        flare: knobs.flare,
        shoulder: 'natural',
        armholeDrop: 0.1,
        collar: { kind: knobs.collar, breaks: levels.bust, width: 0.27, height: 0.1 },
        closure: { kind: knobs.closure, count: knobs.snaps, radius: 0.026 },
        sleeve: { cut: knobs.cut, ease: knobs.sleeve, hem: knobs.sleeve * 0.85, length: 2.02, cuff: knobs.cuff },
        pockets: { kind: knobs.pocket, height: 0.36 * tall },
        vents: 'centre',
        deep: 0.4 * tall,
        belt: knobs.belt,
        trims: knobs,
      },
      {
        half: (side, on, bodice) => (knobs.cape === 'both' ? flap(side, on, bodice) : {}),
        back: (bodice) => {
          if (knobs.cape === 'none')
            return { lines: [seam(upright(figure, 0, levels.neck + 0.1, bodice.options.hem), 1.2)] }
          const on: OnHalf = (side, share, y) => mix(figure.across(0, y), bodice.sideAt(side, y), share)
          return merged(sides.map((side) => flap(side, on, bodice)))
        },
        pieces: () => (knobs.cape === 'back' && figure.view === 'front' && !context.layered ? capeEnds(figure) : []),
      },
    )
  },
})

/** Where a storm flap over the back ends, on the shoulders. */
const capeEnds = (figure: Figure): Piece[] =>
  sides.map((side) => {
    const [a, b] = [figure.neckPoint(side, 0.16), figure.neckPoint(side, 0.98)]
    const down = 0.05
    return makePiece('trim', `capeEnd${indexOf(side)}`, [[a, b, [b[0], b[1] + down], [a[0], a[1] + down]]], {
      order: 2,
      fullness: 0.3,
      castsShadow: false,
      left: side < 0 ? [b, [b[0], b[1] + down]] : [a, [a[0], a[1] + down]],
      right: side < 0 ? [a, [a[0], a[1] + down]] : [b, [b[0], b[1] + down]],
      contours: [],
      lines: [
        seam(
          [
            [a[0], a[1] + down],
            [b[0], b[1] + down],
          ],
          1.3,
        ),
      ],
    })
  })
