import { topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { draftBrim } from './blocks/brim.ts'
import { crownRows, draftCrown, draftHatBand, openHat } from './blocks/hat.ts'

/** A wide-brimmed straw hat with a ribbon. */
export const strawHat = defineAccessory({
  id: 'strawHat',
  label: 'Wide straw hat',
  category: 'hat',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.2,
    volume: 0.8,
    sleeve: 0,
    waist: 0,
    formality: 0.4,
    warmth: 0.05,
    print: 0,
    fabrics: ['linen', 'cotton'],
  },
  knobs: {
    brim: numberKnob('Brim width', [0.62, 0.88, 1.2], ''),
    crown: numberKnob('Crown height', [0.24, 0.34, 0.5], ''),
    fall: numberKnob('Floppiness', [0, 0.35, 1]),
    ribbon: numberKnob('Ribbon height', [0.04, 0.1, 0.18], ''),
    tilt: numberKnob('Tilt', [-12, 3, 12], '°'),
  },
  draft(figure, knobs) {
    const frame = openHat(figure, knobs.tilt)
    const cut = { half: 0.385, line: 0.15, sag: 0.06, top: 0.13 - knobs.crown, topHalf: 0.335 }
    const brim = {
      half: knobs.brim,
      centre: 0.17,
      depth: 0.16 + 0.08 * knobs.brim,
      fall: 0.02 + 0.2 * knobs.fall,
      dip: -0.03 * knobs.fall,
      wave: 0.02 * knobs.fall,
    }
    const rows = crownRows(frame, cut, knobs.ribbon + 0.05, knobs.crown - 0.05, 4)
    return [
      draftBrim(frame, brim, [0.52, 0.6, 0.68, 0.76, 0.84, 0.92]),
      draftCrown(frame, cut, { lines: rows.map((row) => topstitch(row, 0.8)) }),
      draftHatBand(frame, cut, knobs.ribbon),
    ]
  },
})
