import { draftBib } from './blocks/bib.ts'
import { flareKnob, gatherKnob, lengthKnob, pleatsKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt, skirtCutOf } from './blocks/draftSkirt.ts'
import { frill } from './blocks/frill.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { hardwareKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import type { DraftContext } from './garment.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** A frill along the outer edge of a strap, over the shoulder. */
function shoulderFrill({ left, right, name }: Piece, { chance }: DraftContext): Piece[] {
  const outward = name === 'strap0' ? -1 : 1
  const path = outward < 0 ? left : right
  const strip = {
    name: `${name}Frill`,
    width: 0.15,
    waves: 6,
    curl: 0.9,
    order: 4.5,
    side: outward < 0 ? 1 : -1,
  } as const
  return frill(path, strip, chance.branch(name))
}

/** A pinafore dress: a bib and straps on a skirt, worn over a top (requirement S3.26). */
export const pinaforeDress = defineGarment({
  id: 'pinaforeDress',
  label: 'Pinafore dress',
  category: 'dress',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }, { gender: 'male', ageGroup: 'child' }],
  character: {
    length: 0.42,
    volume: 0.45,
    sleeve: 0,
    waist: 0.6,
    formality: 0.15,
    warmth: 0.4,
    print: 0.5,
    fabrics: ['corduroy', 'denim', 'cotton', 'wool', 'linen', 'tweed', 'velvet'],
  },
  knobs: {
    length: lengthKnob(0.24, 0.42, 0.85),
    flare: flareKnob(0.02, 0.12, 0.24),
    gather: gatherKnob(),
    pleats: pleatsKnob(0, 0, 19),
    bib: numberKnob('Width of the bib', [0.4, 0.62, 0.85], '', 0.01),
    pocket: choiceKnob('Bib pocket', [
      { id: 'none', label: 'None' },
      { id: 'patch', label: 'Patch' },
      { id: 'flap', label: 'With flap' },
    ]),
    straps: choiceKnob('Straps', [
      { id: 'plain', label: 'Plain' },
      { id: 'frill', label: 'Frilled' },
    ]),
    pockets: pocketKnob('patch'),
    closure: skirtClosureKnob(),
    hem: hemKnob(),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft(figure, { bib, pocket, straps, stitching, hardware, ...knobs }, context) {
    const shape = { ease: 0.03, flutes: 6, depth: 0.05 }
    const skirt = draftSkirt(figure, context, shape, { ...knobs, band: 'stitched' })
    const waist = skirtCutOf(figure, shape, knobs).topY
    const upper = draftBib(figure, { waist, width: bib, pocket })
    const frills =
      straps === 'frill'
        ? upper.filter(({ role }) => role === 'strap').flatMap((strap) => shoulderFrill(strap, context))
        : []
    return trimmed(figure, [...skirt, ...upper, ...frills], { stitching, hardware })
  },
})
