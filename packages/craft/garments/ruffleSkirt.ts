import { bandKnob } from './blocks/bands.ts'
import { flareKnob, lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { skirtCutOf } from './blocks/draftSkirt.ts'
import { drapeOf } from './blocks/drape.ts'
import { sewnSkirt } from './blocks/sewnSkirt.ts'
import { skirtEdges } from './blocks/skirtEdges.ts'
import { tier } from './blocks/tiers.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A ruffle skirt: frills sewn in rows over a plain foundation (requirement S3.26). */
export const ruffleSkirt = defineGarment({
  id: 'ruffleSkirt',
  label: 'Ruffle skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.5,
    volume: 0.6,
    sleeve: 0,
    waist: 0.7,
    formality: 0.5,
    warmth: 0.2,
    print: 0.6,
    fabrics: ['silk', 'cotton', 'crepe', 'chiffon'],
  },
  knobs: {
    length: lengthKnob(0.24, 0.46, 0.9),
    rows: numberKnob('Rows of ruffles', [2, 4, 7], '', 1),
    curl: numberKnob('Curl of the ruffles', [0.3, 1, 1.4]),
    flare: flareKnob(0.02, 0.1, 0.2),
    slant: numberKnob('Slant of the rows', [-0.1, 0, 0.1]),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const { chance } = context
    const cut = skirtCutOf(
      figure,
      { cloth: context.cloth },
      { length: knobs.length - 0.01, rise: knobs.rise, flare: knobs.flare },
    )
    const base = sewnSkirt(figure, context, cut, { band: knobs.band })
    const rows = Math.round(knobs.rows)
    const tilt = (figure.view === 'back' ? -1 : 1) * knobs.slant * (cut.hemY - cut.topY)
    const drape = drapeOf(context.cloth)
    const edges = skirtEdges(figure, cut)
    const ruffles = Array.from({ length: rows }, (_, k) =>
      tier(
        figure,
        { ...cut, slant: k ? tilt : 0, flutes: 0 },
        {
          name: `ruffle${k}`,
          from: Math.max(0, k / rows - 0.02),
          to: Math.min(1, (k + 1.12) / rows),
          swell: 0.1 + 0.05 * knobs.curl,
          flutes: Math.round((13 + k) * drape.count ** 0.5),
          depth: 0.05 * knobs.curl,
          gather: 0.9,
          order: 0.9 - k * 0.1,
        },
        chance.branch(`ruffle${k}`),
        edges,
      ),
    )
    return [...base, ...ruffles]
  },
})
