import { sewnBack } from './blocks/back.ts'
import { draftBodice } from './blocks/bodice.ts'
import { zipFront } from './blocks/closure.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { bloused, draftHemRib } from './blocks/hemRib.ts'
import { creased, zip } from './blocks/marks.ts'
import { welt } from './blocks/pockets.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { trimmedSleeves } from './blocks/sleeveTrims.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A short zipped jacket with ribs at neck, wrist and hem and a pocket on the sleeve (requirement S3.26). */
export const bomber = defineGarment({
  id: 'bomber',
  label: 'Bomber jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.27,
    volume: 0.65,
    sleeve: 1,
    waist: 0.25,
    formality: 0.15,
    warmth: 0.6,
    print: 0.5,
    fabrics: ['silk', 'leather', 'cotton', 'wool', 'denim'],
  },
  knobs: {
    worn: wornKnob('closed'),
    length: numberKnob('Length from waist to crotch', [-0.1, 0.36, 0.95]),
    ease: numberKnob('Ease at the bust', [0.05, 0.13, 0.3]),
    drop: numberKnob('Dropped shoulder', [0, 0.05, 0.15]),
    sleeve: numberKnob('Width of the sleeve', [0.07, 0.13, 0.24]),
    rib: numberKnob('Height of the ribs', [0.08, 0.16, 0.28]),
    collar: numberKnob('Height of the collar', [0.03, 0.08, 0.16]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'high',
        ease: knobs.ease,
        waistEase: knobs.ease + 0.06,
        hipEase: knobs.ease * 0.75,
        box: 0.85,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.035,
        drop: knobs.drop,
        armholeDrop: 0.06,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.14 * wide : null
    const puffed = bloused(bodice, bodice.piece, 0.3 * tall)
    const reach = figure.halfWidth(levels.waist)
    const low = Math.min(hem - 0.06, levels.waist + 0.2 * tall)
    const body = draftFronts(
      figure,
      { ...bodice, piece: sewnBack(figure, bodice, puffed, {}) },
      {
        open,
        band: 0.03,
        side: (side) => ({
          lines: welt(figure, [side * reach * 0.62, low - 0.26 * tall], [side * reach * 0.95, low], side * 0.05),
        }),
        middle: () => zipFront(figure, levels.neck + 0.12 * tall, hem + 0.03),
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 7) : piece))
    const cut = context.layered
      ? null
      : sleeveCut('oversized', { ease: knobs.sleeve, hem: knobs.sleeve * 0.7, cuff: knobs.rib * 0.9 })
    const armPocket = (arm: 0 | 1) =>
      arm === 1 && front ? { lines: [zip([figure.arms[1].edge(0.42, 0.1), figure.arms[1].edge(0.62, 0.35)], 2)] } : {}
    return [
      ...body,
      ...(open === null ? [draftHemRib(figure, bodice, knobs.rib)] : []),
      ...trimmedSleeves(draftSleeves(figure, bodice, cut, context.chance), armPocket),
      ...draftStandCollar(figure, {
        height: knobs.collar,
        rib: true,
        ease: 0.05,
        gap: open === null ? undefined : 0.05,
        zipped: open === null,
      }),
    ]
  },
})
