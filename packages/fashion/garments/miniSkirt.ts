import { bandKnob, flareKnob, flutesKnob, lengthKnob, riseKnob, waistLevel } from './blocks/bottomKnobs.ts'
import { finishSkirt, skirtPockets } from './blocks/finishSkirt.ts'
import { buttonedFront } from './blocks/buttonedFront.ts'
import { detailed } from './blocks/marks.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob } from './knob.ts'

/** A mini skirt: short, plain, fluted or buttoned down the front (requirement S3.26). */
export const miniSkirt = defineGarment({
  id: 'miniSkirt',
  label: 'Mini skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.3,
    volume: 0.25,
    sleeve: 0,
    waist: 0.7,
    formality: 0.2,
    warmth: 0.2,
    print: 0.5,
    fabrics: ['denim', 'leather', 'wool', 'cotton'],
  },
  knobs: {
    length: lengthKnob(0.2, 0.31, 0.4),
    flare: flareKnob(-0.01, 0.06, 0.26),
    flutes: flutesKnob(0, 0, 10),
    front: choiceKnob('Front', [
      { id: 'plain', label: 'Plain' },
      { id: 'buttons', label: 'Buttoned' },
      { id: 'snaps', label: 'Snaps and slash pockets' },
    ]),
    band: bandKnob(),
    rise: riseKnob(0.15),
  },
  draft(figure, knobs, context) {
    const cut = {
      ...plainSkirt,
      topY: waistLevel(figure, knobs.rise),
      hemY: hemLevel(figure, knobs.length),
      flare: knobs.flare,
      flutes: knobs.flutes,
      depth: 0.1,
    }
    const plain = skirt(figure, cut, context.chance)
    const closed =
      knobs.front === 'plain' || figure.view === 'back'
        ? plain
        : detailed(plain, buttonedFront(figure, cut, plain, 5, knobs.front === 'snaps' ? 'snap' : 'button'))
    const piece = knobs.front === 'snaps' ? detailed(closed, { lines: skirtPockets(figure, cut) }) : closed
    return finishSkirt(figure, piece, cut, { band: knobs.band, darts: knobs.flutes < 4, centreBack: true })
  },
})
