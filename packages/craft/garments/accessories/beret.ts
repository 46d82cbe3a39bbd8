import { joined, type Point, quadratic, reversed, spline } from '@toile/geometry'
import { crease, ridge, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { openHat, pressedBy } from './blocks/hat.ts'
import { seenOn } from './blocks/sides.ts'

/** A soft felt beret pulled to one side, with its binding and stalk. */
export const beret = defineAccessory({
  id: 'beret',
  label: 'Beret',
  category: 'hat',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.4,
    sleeve: 0,
    waist: 0,
    formality: 0.5,
    warmth: 0.6,
    print: 0.1,
    fabrics: ['wool', 'knit'],
  },
  knobs: {
    size: numberKnob('Fullness', [0.8, 1, 1.3], ''),
    tilt: numberKnob('Tilt', [-4, 6, 16], '°'),
    binding: numberKnob('Binding height', [0.02, 0.035, 0.07], ''),
  },
  draft(figure, knobs) {
    const frame = openHat(figure, knobs.tilt)
    const s = seenOn(figure, 'left')
    const at = (x: number, y: number): Point => frame.at(s * x, y)
    const full = knobs.size
    const low = quadratic(at(-0.368, 0.17), at(0, 0.3), at(0.372, 0.15), 18)
    const high = quadratic(
      at(-0.37, 0.17 - knobs.binding),
      at(0, 0.295 - knobs.binding),
      at(0.374, 0.15 - knobs.binding),
      18,
    )
    const over = spline(
      [
        at(-0.37, 0.17 - knobs.binding),
        at(-0.41 * (0.9 + 0.1 * full), 0.06),
        at(-0.35, -0.12 * full),
        at(-0.1, -0.24 * full),
        at(0.2, -0.22 * full),
        at(0.41 * full, -0.08),
        at(0.48 * full, 0.07),
        at(0.44 * full, 0.15),
        at(0.374, 0.15 - knobs.binding),
      ],
      false,
      10,
    )
    const drapes = [
      [at(-0.3, 0.1), at(-0.05, 0.04), at(0.28, 0.07), at(0.42 * full, 0.1)],
      [at(-0.1, -0.1 * full), at(0.16, -0.07), at(0.4 * full, 0.03)],
      [at(0.374, 0.13), at(0.4, 0.12), at(0.44 * full, 0.09)],
    ]
    const stalk = [at(0.05, -0.1 * full), at(0.055, -0.285 * full), at(0.078, -0.288 * full), at(0.1, -0.1 * full)]
    return [
      makePiece('trim', 'stalk', [stalk], { layer: 'head', order: 1, takesPrint: false, fullness: 0.4 }),
      makePiece('hat', 'crown', [joined(over, reversed(high))], {
        layer: 'head',
        order: 3,
        left: [at(-s * 0.42, -0.2), at(-s * 0.42, 0.2)],
        right: [at(s * 0.5, -0.2), at(s * 0.5, 0.2)],
        fullness: 0.9,
        folds: drapes.map((path, i) => ridge(path, 0.06 - 0.015 * i, 0.7, [0.2, 0.3])),
        lines: drapes.slice(0, 2).map((path) => crease(spline(path, false, 8), 1.3, [0.3, 0.6])),
        presses: pressedBy(frame, { half: 0.375, line: 0.15, sag: 0.06, top: 0, topHalf: 0.3 }),
      }),
      makePiece('band', 'binding', [joined(high, reversed(low))], {
        layer: 'head',
        order: 4,
        left: [high[0], low[0]],
        right: [high[18], low[18]],
        fullness: 0.4,
        colour: 'trim',
        cloth: 'leather',
        takesPrint: false,
        lines: [topstitch(high, 0.7)],
      }),
    ]
  },
})
