import { sewnBack } from './blocks/back.ts'
import { draftBodice } from './blocks/bodice.ts'
import { draftCollar } from './blocks/collar.ts'
import { draftFronts, openBy, wornKnob } from './blocks/fronts.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { creased } from './marks.ts'
import { stitchedHem } from './blocks/neckRib.ts'
import { closing } from './blocks/placket.ts'
import { chestPockets, chestPocketsKnob } from './blocks/shirtBody.ts'
import { cuffKnob, sleeveKnob } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { trimKnobs, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A heavy shirt worn as a light jacket, open or closed over another top (requirement S3.26). */
export const overshirt = defineGarment({
  id: 'overshirt',
  label: 'Overshirt',
  category: 'shirt',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.33,
    volume: 0.55,
    sleeve: 1,
    waist: 0.1,
    formality: 0.2,
    warmth: 0.6,
    print: 0.4,
    fabrics: ['cotton', 'wool', 'denim', 'corduroy', 'linen', 'suede'],
  },
  knobs: {
    worn: wornKnob('open'),
    collar: choiceKnob('Collar', [
      { id: 'point', label: 'Point collar' },
      { id: 'band', label: 'Band collar' },
      { id: 'camp', label: 'Camp collar' },
    ]),
    collarSize: numberKnob('Collar size', [0.7, 1.05, 1.5]),
    closure: choiceKnob('Closure', [
      { id: 'buttons', label: 'Buttons' },
      { id: 'snaps', label: 'Snaps' },
      { id: 'zip', label: 'Zip' },
    ]),
    sleeve: sleeveKnob(['long', 'plain', 'short']),
    cuff: cuffKnob,
    length: numberKnob('Length from waist to crotch', [0, 0.82, 1.6]),
    hem: hemKnob(['straight', 'shirtTail', 'curved']),
    ease: numberKnob('Ease at the bust', [0.04, 0.12, 0.28]),
    buttons: numberKnob('Buttons', [4, 6, 9], '', 1),
    pocket: chestPocketsKnob('flaps'),
    ...trimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'shirt',
        ease: knobs.ease,
        waistEase: knobs.ease + 0.03,
        hipEase: knobs.ease,
        box: 0.8,
        drop: 0.035,
        hem: topHem(figure, knobs.length),
        hemShape: knobs.worn === 'closed' ? knobs.hem : undefined,
      }),
    )
    const open = openBy(figure, knobs.worn, context.layered, 0.17)
    const low = bodice.hem[Math.floor(bodice.hem.length / 2)][1]
    const yoked = sewnBack(figure, bodice, stitchedHem(bodice, bodice.piece, 0.05), { yoke: 0.22 })
    const fronts = draftFronts(
      figure,
      { ...bodice, piece: yoked },
      {
        open,
        band: 0.085 * Math.sqrt(wide),
        middle: () =>
          closing(figure, knobs.closure, {
            from: levels.neck + 0.14 * tall,
            to: low - 0.004,
            buttons: knobs.buttons,
            half: 0.06,
          }),
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 6) : piece))
    const collar =
      knobs.collar === 'band'
        ? draftStandCollar(figure, {
            height: 0.075 * knobs.collarSize,
            ease: 0.03,
            gap: open === null ? undefined : 0.04,
          })
        : draftCollar(figure, {
            size: knobs.collarSize * (knobs.collar === 'camp' ? 1.15 : 1),
            spread: knobs.collar === 'camp' ? 0.75 : 0.4,
            open: open === null ? 0 : 0.075 * wide,
          })
    const shown = figure.view === 'front' && !context.layered && open === null
    const pieces = [
      ...fronts,
      ...(shown ? chestPockets(figure, knobs.pocket) : []),
      ...wornSleeves(figure, bodice, context, knobs, (base) => ({
        ease: Math.max(0.06, base.ease) + knobs.ease * 0.2,
      })),
      ...collar,
    ]
    return trimmed(figure, pieces, knobs)
  },
})
