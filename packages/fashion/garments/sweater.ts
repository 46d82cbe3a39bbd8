import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { collarNeck, draftCollarOf } from './blocks/collars.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { finishHem, finishNeck, slitKnob } from './blocks/finishTop.ts'
import { bloused, draftHemRib } from './blocks/hemRib.ts'
import { creased } from './blocks/marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { stitchedHem } from './blocks/neckRib.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { proportionOf } from './blocks/upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** What stands over the neck edge in place of its rib. */
const collarOverKnob = choiceKnob('Collar', [
  { id: 'none', label: 'None' },
  { id: 'shawl', label: 'Shawl collar' },
  { id: 'polo', label: 'Polo collar' },
  { id: 'funnel', label: 'Funnel' },
])

/** A pullover with a dropped shoulder and ribs at neck, wrist and hem (requirement S3.26). */
export const sweater = defineGarment({
  id: 'sweater',
  label: 'Sweater',
  category: 'knitwear',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.6,
    sleeve: 1,
    waist: 0.1,
    formality: 0.25,
    warmth: 0.75,
    print: 0.4,
    fabrics: ['knit', 'cableKnit', 'cashmere', 'ribKnit', 'boucle'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'v', 'boat', 'scoop', 'henley']),
    sleeve: sleeveKnob(['oversized', 'knit', 'threeQuarter', 'bishop', 'raglan', 'dolman', 'bell', 'lantern', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.25, 0.42, 1.2]),
    ease: numberKnob('Ease at the bust', [0.02, 0.13, 0.32]),
    drop: numberKnob('Dropped shoulder', [0, 0.055, 0.16]),
    rib: numberKnob('Height of the hem rib', [0.05, 0.17, 0.36]),
    neckRib: numberKnob('Width of the neck rib', [0.04, 0.085, 0.16]),
    collar: collarOverKnob,
    panels: panelKnob(['none', 'chest', 'band', 'hoops', 'hem']),
    slits: slitKnob(0.4),
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        ...(knobs.collar === 'none' ? { neckline: knobs.neckline } : collarNeck(figure, knobs.collar)),
        neckBand: knobs.neckRib,
        sleeveless: knobs.sleeve === 'none' ? 0.9 : undefined,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.06,
        hipEase: knobs.ease * 0.55,
        box: 0.85,
        drop: knobs.sleeve === 'none' ? 0 : knobs.drop,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
      }),
    )
    const tucked = context.tucked && bodice.options.hem < topHem(figure, knobs.length)
    const collared = knobs.collar !== 'none'
    const neck = collared
      ? { piece: bodice.piece, bands: [] }
      : finishNeck(figure, bodice, bodice.piece, { rib: knobs.neckRib })
    const plain = knobs.slits > 0.03
    const hemmed = tucked
      ? stitchedHem(bodice, neck.piece)
      : plain
        ? finishHem(figure, bodice, neck.piece, { slits: knobs.slits, chance: context.chance }).piece
        : bloused(bodice, neck.piece, 0.24 * tall)
    return [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, hemmed, {}), 7) }),
      ...draftPanels(figure, bodice, knobs.panels),
      ...(tucked || plain ? [] : [draftHemRib(figure, bodice, knobs.rib)]),
      ...wornSleeves(figure, bodice, context, knobs, (base) => ({
        ease: Math.max(0.03, base.ease * (0.55 + knobs.ease * 3.4)),
        cuff: base.cuff ?? (base.shape === 'bell' ? undefined : 0.12),
        rib: true,
      })),
      ...neck.bands,
      ...(knobs.collar === 'none' ? [] : draftCollarOf(figure, bodice, knobs.collar, 1, context.chance)),
    ]
  },
})
