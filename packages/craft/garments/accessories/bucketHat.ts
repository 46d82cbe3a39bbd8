import { joined, mix, quadratic, reversed, spline } from '@toile/geometry'
import { seam, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { draftCrown, openHat, openingOf } from './blocks/hat.ts'

/** A soft hat with a sloping, stitched brim. */
export const bucketHat = defineAccessory({
  id: 'bucketHat',
  label: 'Bucket hat',
  category: 'hat',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.4,
    sleeve: 0,
    waist: 0,
    formality: 0.05,
    warmth: 0.3,
    print: 0.6,
    fabrics: ['cotton', 'denim', 'linen'],
  },
  knobs: {
    brim: numberKnob('Brim depth', [0.12, 0.2, 0.32], ''),
    flare: numberKnob('Brim width', [0.42, 0.53, 0.72], ''),
    crown: numberKnob('Crown height', [0.24, 0.33, 0.44], ''),
  },
  draft(figure, knobs) {
    const frame = openHat(figure)
    const { at } = frame
    const top = 0.1 - knobs.crown
    const cut = { half: 0.378, line: 0.12, sag: 0.05, top, topHalf: 0.3, flat: 0.75 }
    const root = openingOf(frame, cut)
    const rim = 0.12 + knobs.brim
    const hem = spline(
      [
        at(-knobs.flare, rim),
        at(-knobs.flare * 0.62, rim + 0.085),
        at(0, rim + 0.11),
        at(knobs.flare * 0.62, rim + 0.085),
        at(knobs.flare, rim),
      ],
      false,
      8,
    )
    const rows = [0.2, 0.36, 0.52, 0.68, 0.84, 0.95].map((share) =>
      topstitch(
        root.map((p, i) => mix(p, hem[Math.round((i / (root.length - 1)) * (hem.length - 1))], share)),
        0.8,
      ),
    )
    const edge = quadratic(at(-0.3, top + 0.045), at(0, top + 0.09), at(0.3, top + 0.045), 14)
    return [
      draftCrown(frame, cut, {
        lines: [
          seam(edge, 1.2, [0.1, 0.1]),
          topstitch(
            edge.map(([x, y]) => [x, y + 0.018]),
            0.7,
          ),
        ],
      }),
      makePiece('hat', 'brim', [joined(root, reversed(hem))], {
        layer: 'head',
        order: 5,
        left: [root[0], hem[0]],
        right: [root[root.length - 1], hem[hem.length - 1]],
        fullness: 0.5,
        lines: rows,
      }),
    ]
  },
})
