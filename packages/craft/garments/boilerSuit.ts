import type { Figure } from '../mannequins/figure.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftAllInOne } from './blocks/draftAllInOne.ts'
import { dressCollarKnob, dressWaistKnob } from './blocks/dressKnobs.ts'
import { closureKnob } from './blocks/placket.ts'
import { flapPocket, patchPocket } from './blocks/pockets.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { hardwareKnob, stitchingKnob } from './blocks/trims.ts'
import { legLengthKnob, widthKnob } from './blocks/trouserCut.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** Two pockets on the chest. */
function chestPockets(figure: Figure, kind: 'flap' | 'patch' | 'none'): Piece[] {
  if (kind === 'none' || figure.view === 'back') return []
  const { wide, tall } = proportionOf(figure)
  const place = { y: figure.levels.bust - 0.12 * tall, width: 0.3 * wide, height: 0.34 * tall }
  return ([-1, 1] as const).flatMap((side) => {
    const at = { ...place, x: side * 0.31 * wide }
    const name = `chest${side < 0 ? 0 : 1}`
    return kind === 'patch'
      ? [patchPocket(figure, at, name)]
      : flapPocket(figure, { ...at, height: place.height * 0.3 }, name, place.height)
  })
}

/** A boiler suit: overalls of the workshop, zipped or snapped from hem to collar (requirement S3.26). */
export const boilerSuit = defineGarment({
  id: 'boilerSuit',
  label: 'Boiler suit',
  category: 'jumpsuit',
  slot: 'whole',
  wornBy: [],
  character: {
    length: 0.93,
    volume: 0.55,
    sleeve: 0.9,
    waist: 0.5,
    formality: 0.05,
    warmth: 0.5,
    print: 0.2,
    fabrics: ['cotton', 'denim', 'gabardine', 'linen'],
  },
  knobs: {
    collar: dressCollarKnob('point'),
    sleeve: sleeveKnob(['long', 'short', 'elbow', 'none', 'raglan']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: legLengthKnob(),
    width: widthKnob(),
    closure: closureKnob(['zip', 'snaps', 'buttons', 'hidden']),
    belt: dressWaistKnob('elastic'),
    pockets: pocketKnob('patch'),
    hem: trouserHemKnob(),
    panel: panelKnob(),
    chest: choiceKnob('Chest pockets', [
      { id: 'flap', label: 'With flap' },
      { id: 'patch', label: 'Patch' },
      { id: 'none', label: 'None' },
    ]),
    rise: riseKnob(),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft(figure, { chest, ...knobs }, context) {
    const row = { thigh: 0.07, knee: 0.26, hem: 0.22, length: 0.935 }
    const shape = {
      row,
      cut: { ease: 0.03, stack: 0.4 },
      details: { twin: true },
      neckline: 'shirt',
      top: { bust: 0.07, waistEase: 0.06, box: 0.3 },
    } as const
    return [...draftAllInOne(figure, context, shape, knobs), ...chestPockets(figure, chest)]
  },
})
