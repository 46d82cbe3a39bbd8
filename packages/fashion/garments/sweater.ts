import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { bloused, draftHemRib } from './blocks/hemRib.ts'
import { creased } from './blocks/marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { boundNeck, draftNeckRib, stitchedHem } from './blocks/neckRib.ts'
import { draftSleeves, sleeveCut, sleeveKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

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
    fabrics: ['knit', 'wool'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'v', 'boat', 'scoop']),
    sleeve: sleeveKnob(['oversized', 'knit', 'threeQuarter', 'bishop']),
    length: numberKnob('Length from waist to crotch', [-0.25, 0.42, 1.2]),
    ease: numberKnob('Ease at the bust', [0.02, 0.13, 0.32]),
    drop: numberKnob('Dropped shoulder', [0, 0.055, 0.16]),
    rib: numberKnob('Height of the hem rib', [0.05, 0.17, 0.36]),
    neckRib: numberKnob('Width of the neck rib', [0.04, 0.085, 0.16]),
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: knobs.neckline,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.06,
        hipEase: knobs.ease * 0.55,
        box: 0.85,
        drop: knobs.drop,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
      }),
    )
    const tucked = context.tucked && bodice.options.hem < topHem(figure, knobs.length)
    const open = knobs.neckline === 'boat'
    const piece = open ? boundNeck(bodice, bodice.piece, 0.05) : bodice.piece
    const hemmed = tucked ? stitchedHem(bodice, piece) : bloused(bodice, piece, 0.24 * tall)
    const base = sleeveCut(knobs.sleeve)
    const cut = context.layered
      ? null
      : { ...base, ease: Math.max(0.03, base.ease * (0.55 + knobs.ease * 3.4)), rib: true }
    return [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, hemmed, {}), 7) }),
      ...(tucked ? [] : [draftHemRib(figure, bodice, knobs.rib)]),
      ...draftSleeves(figure, bodice, cut, context.chance),
      ...(open ? [] : [draftNeckRib(bodice, knobs.neckRib)]),
    ]
  },
})
