import { riseKnob } from './blocks/bottomKnobs.ts'
import { cargoPocket } from './blocks/cargoPocket.ts'
import { detailed, seam, topstitch } from './blocks/marks.ts'
import { proportion } from './blocks/proportion.ts'
import { legLengthKnob, trouserCut, widthKnob } from './blocks/trouserCut.ts'
import { acrossLeg, plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Cargo trousers: bellows pockets on the thighs, seamed knees, stacking hems (requirement S3.26). */
export const cargoTrousers = defineGarment({
  id: 'cargoTrousers',
  label: 'Cargo trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.92,
    volume: 0.55,
    sleeve: 0,
    waist: 0.4,
    formality: 0.05,
    warmth: 0.5,
    print: 0.3,
    fabrics: ['cotton', 'denim', 'linen'],
  },
  knobs: {
    width: widthKnob(),
    length: legLengthKnob(),
    pocket: numberKnob('Height of the thigh pockets', [0.35, 0.62, 0.85], '', 0.01),
    knee: choiceKnob('Knee', [
      { id: 'seamed', label: 'Seamed' },
      { id: 'plain', label: 'Plain' },
    ]),
    stack: numberKnob('Stacking at the shoe', [0, 0.5, 1]),
    rise: riseKnob(0.25),
  },
  draft(figure, knobs, context) {
    const { height } = proportion(figure)
    const row = { thigh: 0.11, knee: 0.27, hem: 0.24, length: 0.915 }
    const length = row.length + knobs.length
    const cut = trouserCut(figure, row, { rise: knobs.rise, width: knobs.width, stack: knobs.stack, length })
    const { knee, crotch } = figure.levels
    const made = wornTrousers(
      figure,
      cut,
      { ...plainDetails, pockets: 'slash' },
      { button: true, loops: true },
      context,
      (leg) => {
        if (knobs.knee === 'plain' || cut.hemY < knee + 0.5 * height) return leg
        const rows = [knee - 0.3 * height, knee + 0.35 * height].map((y) => [...acrossLeg(leg, y)])
        const lines = rows.flatMap((row) => [seam(row, 1.3), topstitch(row.map(([x, y]) => [x, y + 0.02]))])
        return { ...leg, piece: detailed(leg.piece, { lines }) }
      },
    )
    const tall = knobs.pocket * height
    const pockets = made.legs.flatMap((leg) => cargoPocket(leg, crotch + 0.62 * height, tall))
    return [...made.pieces, ...pockets]
  },
})
