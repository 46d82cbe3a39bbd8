import { makePiece } from '../piece.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'

/** A leather belt with a buckle at the waist. */
export const leatherBelt = defineAccessory({
  id: 'leatherBelt',
  label: 'Belt with buckle',
  category: 'belt',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 1,
    formality: 0.4,
    warmth: 0.4,
    print: 0,
    fabrics: ['leather'],
  },
  knobs: { height: numberKnob('Height', [0.07, 0.13, 0.3]) },
  draft(figure, knobs) {
    const { waist } = figure.levels
    const row = (y: number) => [-1, -0.5, 0, 0.5, 1].map((u) => figure.trunk(u, y + 0.03 * (1 - u * u), 0.03))
    const top = row(waist - knobs.height / 2)
    const low = row(waist + knobs.height / 2)
    return [
      makePiece('band', 'belt', [[...top, ...low.toReversed()]], {
        order: 2,
        takesPrint: false,
        fittings: [{ at: figure.across(0, waist + 0.03), radius: knobs.height * 0.55, kind: 'buckle', finish: 'gold' }],
      }),
    ]
  },
})
