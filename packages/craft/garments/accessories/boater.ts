import { ellipse } from '@toile/geometry'
import { detail, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { draftBrim } from './blocks/brim.ts'
import { crownRows, draftCrown, draftHatBand, openHat } from './blocks/hat.ts'
import { sizeOf } from './blocks/sides.ts'

/** A stiff straw hat with a flat crown, a flat brim and a wide ribbon. */
export const boater = defineAccessory({
  id: 'boater',
  label: 'Boater',
  category: 'hat',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.5,
    sleeve: 0,
    waist: 0,
    formality: 0.5,
    warmth: 0.05,
    print: 0,
    fabrics: ['linen', 'cotton'],
  },
  knobs: {
    brim: numberKnob('Brim width', [0.5, 0.62, 0.78], ''),
    crown: numberKnob('Crown height', [0.2, 0.28, 0.4], ''),
    ribbon: numberKnob('Ribbon height', [0.06, 0.14, 0.18], ''),
    tilt: numberKnob('Tilt', [-12, 6, 12], '°'),
  },
  draft(figure, knobs) {
    const frame = openHat(figure, knobs.tilt)
    const top = 0.12 - knobs.crown
    const cut = { half: 0.37, line: 0.12, sag: 0.05, top: top - 0.02, topHalf: 0.355, flat: 1 }
    const brim = { half: knobs.brim, centre: 0.14, depth: 0.14, fall: 0 }
    const [x, y] = frame.at(0, top)
    const angle = Math.atan2(frame.at(1, top)[1] - y, frame.at(1, top)[0] - x)
    const { head } = sizeOf(figure)
    const lid = ellipse([x, y], 0.338 * head, 0.045, angle, 36)
    return [
      draftBrim(frame, brim, [0.64, 0.76, 0.88, 0.97]),
      draftCrown(frame, cut, {
        lines: crownRows(frame, cut, knobs.ribbon + 0.03, knobs.crown - 0.03, 2).map((row) => topstitch(row, 0.8)),
      }),
      makePiece('hat', 'lid', [lid], {
        layer: 'head',
        order: 5,
        fullness: 0.15,
        brightness: 1.04,
        castsShadow: false,
        takesPrint: false,
        contours: [],
        lines: [
          detail(lid.slice(0, 20), 1.3, [0.1, 0.1]),
          topstitch(ellipse([x, y], 0.22 * head, 0.027, angle, 30), 0.7),
        ],
      }),
      draftHatBand(frame, cut, knobs.ribbon),
    ]
  },
})
