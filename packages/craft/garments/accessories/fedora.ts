import { add, spline } from '@toile/geometry'
import { crease, detailed, ridge, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { draftBrim, rimOf } from './blocks/brim.ts'
import { draftCrown, draftHatBand, openHat } from './blocks/hat.ts'
import { seenOn } from './blocks/sides.ts'

/** A felt hat with a pinched crown, a grosgrain ribbon and a snapped brim. */
export const fedora = defineAccessory({
  id: 'fedora',
  label: 'Fedora',
  category: 'hat',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.2,
    volume: 0.5,
    sleeve: 0,
    waist: 0,
    formality: 0.6,
    warmth: 0.5,
    print: 0,
    fabrics: ['wool'],
  },
  knobs: {
    brim: numberKnob('Brim width', [0.5, 0.62, 0.85], ''),
    crown: numberKnob('Crown height', [0.32, 0.42, 0.55], ''),
    snap: numberKnob('Brim curl', [0, 0.5, 1]),
    ribbon: numberKnob('Ribbon height', [0.05, 0.1, 0.16], ''),
    tilt: numberKnob('Tilt', [-14, 5, 14], '°'),
  },
  draft(figure, knobs) {
    const frame = openHat(figure, knobs.tilt)
    const { at, front } = frame
    const top = 0.12 - knobs.crown
    const cut = { half: 0.375, line: 0.15, sag: 0.055, top, topHalf: 0.27, dent: 0.06 }
    const brim = { half: knobs.brim, centre: 0.165, depth: 0.15, fall: -0.11 * knobs.snap, dip: 0.05 * knobs.snap }
    const dents = ([-1, 1] as const).map((side) =>
      [
        [0.09, 0.035],
        [0.17, 0.13],
        [0.185, 0.25],
      ].map(([x, y]) => front(side * x, top + y)),
    )
    const dent = spline([at(-0.13, top + 0.01), at(0, top + 0.075), at(0.13, top + 0.01)], false, 8)
    const crown = draftCrown(frame, cut, {
      folds: dents.map((path) => ridge(path, 0.05, -1.1, [0.1, 0.5])),
      lines: [...dents.map((path) => crease(spline(path, false, 6), 1.5)), crease(dent, 1.4, [0.3, 0.3])],
    })
    const bow = seenOn(figure, 'left')
    const knot = at(bow * 0.345, 0.13)
    const flat = [
      add(knot, [-0.012, 0.035]),
      add(knot, [-0.016, -knobs.ribbon + 0.02]),
      add(knot, [bow * 0.05, -knobs.ribbon - 0.02]),
      add(knot, [bow * 0.066, 0.015]),
    ]
    const rim = rimOf(frame, brim, 0.96)
    return [
      detailed(draftBrim(frame, brim, []), { lines: [topstitch([...rim, rim[0]], 0.8)] }),
      crown,
      draftHatBand(frame, cut, knobs.ribbon),
      makePiece('band', 'bow', [flat], { layer: 'head', order: 6, colour: 'trim', takesPrint: false, fullness: 0.5 }),
    ]
  },
})
