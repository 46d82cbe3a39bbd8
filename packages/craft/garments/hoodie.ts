import { lerp } from '@toile/geometry'
import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { zipFront } from './blocks/closure.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { draftCord } from './blocks/cord.ts'
import { bloused, draftHemRib } from './blocks/hemRib.ts'
import { draftHood } from './blocks/hood.ts'
import { creased, detailed } from './marks.ts'
import { kangarooPocket } from './blocks/pockets.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { hardwareKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { proportionOf, sides } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A hooded sweatshirt with a kangaroo pocket and cords, closed or with a zip (requirement S3.26). */
export const hoodie = defineGarment({
  id: 'hoodie',
  label: 'Hoodie',
  category: 'sweatshirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.7,
    sleeve: 1,
    waist: 0.05,
    formality: 0.02,
    warmth: 0.65,
    print: 0.4,
    fabrics: ['fleece', 'jersey', 'cotton'],
  },
  knobs: {
    front: choiceKnob('Front', [
      { id: 'closed', label: 'Pullover' },
      { id: 'zip', label: 'Zip' },
    ]),
    sleeve: sleeveKnob(['oversized', 'knit', 'elbow', 'raglan', 'none']),
    length: numberKnob('Length from waist to crotch', [-0.2, 0.5, 1.1]),
    ease: numberKnob('Ease at the bust', [0.05, 0.14, 0.32]),
    drop: numberKnob('Dropped shoulder', [0, 0.08, 0.18]),
    panels: panelKnob(['none', 'chest', 'sides', 'hem']),
    hood: numberKnob('Size of the hood', [0.75, 0.95, 1.2]),
    pocket: choiceKnob('Pocket', [
      { id: 'kangaroo', label: 'Kangaroo' },
      { id: 'none', label: 'None' },
    ]),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const zipped = knobs.front === 'zip'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'crew',
        ease: knobs.ease,
        waistEase: knobs.ease + 0.05,
        hipEase: knobs.ease * 0.7,
        box: 0.9,
        drop: knobs.sleeve === 'none' ? 0 : knobs.drop,
        sleeveless: knobs.sleeve === 'none' ? 0.92 : undefined,
        neckBand: 0.02,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
      }),
    )
    const hem = bodice.options.hem
    const tucked = context.tucked && hem < topHem(figure, knobs.length)
    const zip = front && zipped ? zipFront(figure, levels.neck + 0.3 * tall, hem + 0.03) : { lines: [], fittings: [] }
    const sewn = detailed(tucked ? bodice.piece : bloused(bodice, bodice.piece, 0.22 * tall), zip)
    const top = lerp(levels.underbust, levels.waist, 0.8)
    const pocket =
      knobs.pocket === 'kangaroo' && front && hem > top + 0.3 * tall
        ? kangarooPocket(figure, { half: 0.37 * wide, top, bottom: hem + 0.02, split: zipped })
        : []
    const chance = context.chance.branch('cords')
    const cords = front
      ? sides.map((side) => {
          const from = figure.across(side * 0.12 * wide, levels.neck + 0.36 * tall)
          const sway = side * chance.between(0.015, 0.045)
          return draftCord(`cord${side < 0 ? 0 : 1}`, from, [
            [sway, 0.28 * tall],
            [sway * 0.5, chance.between(0.5, 0.64) * tall],
          ])
        })
      : []
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, sewn, {}), 7) }),
      ...(tucked ? [] : [draftHemRib(figure, bodice, 0.17)]),
      ...draftPanels(figure, bodice, knobs.panels),
      ...pocket,
      ...wornSleeves(figure, bodice, context, knobs, (base) => ({
        ease: base.ease * (0.6 + knobs.ease * 3),
        cuff: base.length > 1.5 ? (base.cuff ?? 0.15) : undefined,
        rib: true,
        contrast: base.shape === 'raglan',
      })),
      ...draftHood(figure, { size: knobs.hood, zipped }),
      ...cords,
    ]
    return trimmed(figure, pieces, knobs)
  },
})
