import { ellipse, joined, quadratic, reversed, spline } from '@toile/geometry'
import { crease, detail, ridge } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import { openHat, pressedBy } from './blocks/hat.ts'

/** A knitted hat with a turned-up ribbed cuff. */
export const beanie = defineAccessory({
  id: 'beanie',
  label: 'Beanie',
  category: 'hat',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.05,
    warmth: 0.95,
    print: 0.1,
    fabrics: ['knit', 'wool'],
  },
  knobs: {
    slouch: numberKnob('Slouch', [0, 0.35, 1]),
    cuff: numberKnob('Cuff height', [0.08, 0.19, 0.28], ''),
    top: choiceKnob('Crown of the hat', [
      { id: 'plain', label: 'Plain' },
      { id: 'pompom', label: 'Pompom' },
    ]),
  },
  draft(figure, knobs, { chance }) {
    const frame = openHat(figure)
    const { at } = frame
    const top = -0.21 - 0.2 * knobs.slouch
    const lean = 0.1 * knobs.slouch
    const rim = 0.29
    const turned = rim - knobs.cuff
    const over = spline(
      [
        at(-0.378, turned + 0.03),
        at(-0.385, turned - 0.06),
        at(-0.28 + lean * 0.4, top + 0.12),
        at(-0.1 + lean, top + 0.006),
        at(0.11 + lean, top + 0.01),
        at(0.285 + lean * 0.6, top + 0.14),
        at(0.388, turned - 0.06),
        at(0.378, turned + 0.03),
      ],
      false,
      10,
    )
    const low = quadratic(at(0.378, turned + 0.03), at(0, turned + 0.17), at(-0.378, turned + 0.03), 18)
    const ribs = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((x) =>
      spline(
        [at(x * 0.39, turned + 0.08), at(x * 0.36 + lean * 0.3, (turned + top) / 2), at(x * 0.08 + lean, top + 0.03)],
        false,
        8,
      ),
    )
    const low2 = quadratic(at(-0.366, rim), at(0, rim + 0.14), at(0.366, rim), 20)
    const high = quadratic(at(-0.386, turned), at(0, turned + 0.14), at(0.386, turned), 20)
    const crown = makePiece('hat', 'crown', [joined(over, low)], {
      layer: 'head',
      order: 3,
      left: [at(-0.39, top), at(-0.39, turned + 0.1)],
      right: [at(0.39, top), at(0.39, turned + 0.1)],
      folds: ribs.map((path) => ridge(path, 0.03, 0.5, [0.1, 0.3])),
      lines: ribs.map((path) => detail(path, 0.9, [0.1, 0.4])),
      presses: pressedBy(frame, { half: 0.38, line: rim - 0.02, sag: 0.06, top, topHalf: 0.3 }),
    })
    const cuff = makePiece(
      'band',
      'cuff',
      [joined(high, [at(0.389, (rim + turned) / 2)], reversed(low2), [at(-0.389, (rim + turned) / 2)])],
      {
        layer: 'head',
        order: 4,
        left: [high[0], low2[0]],
        right: [high[20], low2[20]],
        cloth: 'rib',
        fullness: 0.7,
        lines: [
          crease(
            quadratic(at(-0.36, turned + 0.04), at(0, turned + 0.165), at(0.36, turned + 0.04), 14),
            0.9,
            [0.3, 0.3],
          ),
        ],
      },
    )
    const pompom = (): Piece => {
      const ball = ellipse(at(lean, top - 0.08), 0.13, 0.12, 0, 34).map(
        ([x, y]) => [x + chance.between(-0.008, 0.008), y + chance.between(-0.008, 0.008)] as const,
      )
      const tufts = Array.from({ length: 16 }, () => {
        const angle = chance.between(0, Math.PI * 2)
        const reach = chance.between(0.02, 0.1)
        const [x, y] = at(lean + Math.cos(angle) * reach, top - 0.08 + Math.sin(angle) * reach)
        return detail(
          [
            [x, y],
            [x + Math.cos(angle) * 0.02, y + Math.sin(angle) * 0.02],
            [x + Math.cos(angle) * 0.035, y + Math.sin(angle) * 0.04],
          ],
          1,
          [0.2, 0.6],
        )
      })
      return makePiece('trim', 'pompom', [ball], {
        layer: 'head',
        order: 5,
        colour: 'contrast',
        takesPrint: false,
        lines: tufts,
      })
    }
    return knobs.top === 'pompom' ? [crown, cuff, pompom()] : [crown, cuff]
  },
})
