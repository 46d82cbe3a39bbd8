import { bandKnob } from './blocks/bands.ts'
import {
  flareKnob,
  gatherKnob,
  lengthKnob,
  panelsKnob,
  riseKnob,
  slitKnob,
  slitPlaceKnob,
  yokeKnob,
} from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { defineGarment } from './garment.ts'

/** A cargo skirt: long, straight and utilitarian, with bellows pockets and a drawn hem (requirement S3.26). */
export const cargoSkirt = defineGarment({
  id: 'cargoSkirt',
  label: 'Cargo skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.8,
    volume: 0.5,
    sleeve: 0,
    waist: 0.4,
    formality: 0.05,
    warmth: 0.4,
    print: 0.2,
    fabrics: ['cotton', 'denim', 'linen'],
  },
  knobs: {
    length: lengthKnob(0.24, 0.8, 0.95),
    flare: flareKnob(0, 0.06, 0.16),
    closure: skirtClosureKnob('snaps'),
    pockets: pocketKnob('cargo'),
    slit: slitKnob(0.3),
    slitPlace: slitPlaceKnob('back'),
    yoke: yokeKnob(0.16),
    panels: panelsKnob(),
    hem: hemKnob(),
    gather: gatherKnob(),
    band: bandKnob('belt'),
    rise: riseKnob(0.3),
  },
  draft: (figure, knobs, context) =>
    draftSkirt(figure, context, { profile: 'straight', ease: 0.03, hipEase: 0.05 }, knobs),
})
