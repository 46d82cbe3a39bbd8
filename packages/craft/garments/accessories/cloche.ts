import { add, joined, quadratic, reversed, spline } from '@toile/geometry'
import { crease, ridge, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { draftCrown, draftHatBand, openHat, openingOf } from './blocks/hat.ts'
import { rosette } from './blocks/rosette.ts'
import { seenOn } from './blocks/sides.ts'

/** A close bell-shaped hat with a narrow brim and a rosette on its ribbon. */
export const cloche = defineAccessory({
  id: 'cloche',
  label: 'Cloche',
  category: 'hat',
  slot: 'accessory',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.8,
    warmth: 0.5,
    print: 0,
    fabrics: ['wool'],
  },
  knobs: {
    brim: numberKnob('Brim depth', [0.05, 0.1, 0.18], ''),
    ribbon: numberKnob('Ribbon height', [0.05, 0.1, 0.16], ''),
    rosette: numberKnob('Rosette size', [0.05, 0.1, 0.16], ''),
    tilt: numberKnob('Tilt', [-8, 4, 10], '°'),
  },
  draft(figure, knobs) {
    const frame = openHat(figure, knobs.tilt)
    const { at } = frame
    const cut = { half: 0.392, line: 0.22, sag: 0.055, top: -0.17, topHalf: 0.26 }
    const root = openingOf(frame, cut)
    const low = 0.22 + knobs.brim
    const hem = spline(
      [at(-0.46, low + 0.02), at(-0.3, low + 0.09), at(0, low + 0.105), at(0.3, low + 0.09), at(0.46, low + 0.02)],
      false,
      8,
    )
    const side = seenOn(figure, 'left')
    const soft = quadratic(at(-0.26, -0.07), at(0, -0.02), at(0.2, -0.1), 10)
    return [
      draftCrown(frame, cut, {
        folds: [ridge(soft, 0.05, 0.5)],
        lines: [crease(soft, 1.1, [0.3, 0.6])],
      }),
      makePiece('hat', 'brim', [joined(root, reversed(hem))], {
        layer: 'head',
        order: 5,
        left: [root[0], hem[0]],
        right: [root[root.length - 1], hem[hem.length - 1]],
        fullness: 0.6,
        lines: [
          topstitch(
            hem.map((p) => add(p, [0, -0.02])),
            0.8,
          ),
        ],
      }),
      draftHatBand(frame, cut, knobs.ribbon),
      ...rosette(at(side * 0.31, 0.19), knobs.rosette),
    ]
  },
})
