import { sewnBack } from './blocks/back.ts'
import { draftBodice } from './blocks/bodice.ts'
import { zipFront } from './blocks/closure.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { draftFronts, openBy, wornKnob } from './blocks/fronts.ts'
import { draftHemRib } from './blocks/hemRib.ts'
import { creased } from './marks.ts'
import { draftNeckRib } from './blocks/neckRib.ts'
import { patchPocket } from './blocks/pockets.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { hardwareKnob, trimmed } from './blocks/trims.ts'
import { hipBreadth, proportionOf, sides } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A knitted jacket with a standing collar and a zip, worn open or closed (requirement S3.26). */
export const zipCardigan = defineGarment({
  id: 'zipCardigan',
  label: 'Zip cardigan',
  category: 'knitwear',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.45,
    sleeve: 1,
    waist: 0.1,
    formality: 0.25,
    warmth: 0.75,
    print: 0.25,
    fabrics: ['knit', 'cableKnit', 'fleece', 'cashmere'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: choiceKnob('Collar', [
      { id: 'funnel', label: 'Funnel' },
      { id: 'rib', label: 'Ribbed' },
      { id: 'none', label: 'None' },
    ]),
    height: numberKnob('Height of the neck', [0.6, 1, 1.4]),
    sleeve: sleeveKnob(['knit', 'raglan', 'oversized', 'dolman']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.2, 0.48, 1.6]),
    ease: numberKnob('Ease at the bust', [0.02, 0.09, 0.28]),
    drop: numberKnob('Dropped shoulder', [0, 0.03, 0.14]),
    pockets: choiceKnob('Pockets', [
      { id: 'none', label: 'None' },
      { id: 'patch', label: 'Patch pockets' },
    ]),
    panels: panelKnob(['none', 'chest', 'band', 'hem']),
    hardware: hardwareKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const standing = knobs.collar !== 'none'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: standing ? 'high' : 'crew',
        neckBand: 0.07,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.04,
        hipEase: knobs.ease * 0.7,
        box: 0.75,
        drop: knobs.drop,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
      }),
    )
    const hem = bodice.options.hem
    const open = openBy(figure, knobs.worn, context.layered, 0.15)
    const closed = open === null
    const from = bodice.neckline.left[bodice.neckline.left.length - 1][1]
    const fronts = draftFronts(
      figure,
      { ...bodice, piece: sewnBack(figure, bodice, bodice.piece, {}) },
      { open, band: 0.05 * wide, middle: () => zipFront(figure, from + 0.01, hem + 0.17 * tall) },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 6) : piece))
    const pockets =
      knobs.pockets === 'patch' && figure.view === 'front' && closed && hem > levels.waist + 0.3 * tall
        ? sides.map((side) =>
            patchPocket(
              figure,
              {
                x: side * figure.halfWidth(levels.waist) * 0.7,
                y: Math.min(hem - 0.38 * tall, levels.highHip),
                width: 0.25 * hipBreadth(figure),
                height: 0.27 * tall,
              },
              `pocket${side < 0 ? 0 : 1}`,
            ),
          )
        : []
    const collar = standing
      ? draftStandCollar(figure, {
          height: (knobs.collar === 'funnel' ? 0.2 : 0.13) * knobs.height,
          ease: knobs.collar === 'funnel' ? 0.055 : 0.03,
          rib: knobs.collar === 'rib',
          zipped: closed,
          gap: closed ? undefined : 0.05,
        })
      : closed
        ? [draftNeckRib(bodice, 0.075)]
        : []
    const pieces = [
      ...fronts,
      ...(closed ? draftPanels(figure, bodice, knobs.panels) : []),
      ...(closed ? [{ ...draftHemRib(figure, bodice, 0.15, 0.03), order: -0.1 }] : []),
      ...pockets,
      ...wornSleeves(figure, bodice, context, knobs, (base) => ({
        ease: base.ease * (0.6 + knobs.ease * 3),
        cuff: base.cuff ?? 0.13,
        rib: true,
      })),
      ...collar,
    ]
    return trimmed(figure, pieces, knobs)
  },
})
