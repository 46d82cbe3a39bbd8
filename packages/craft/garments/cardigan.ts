import { sewnBack } from './blocks/back.ts'
import { draftBodice } from './blocks/bodice.ts'
import { buttonPlacket, upright, zipFront } from './blocks/closure.ts'
import { draftFlatCollar } from './blocks/flatCollar.ts'
import { draftFronts, openBy, wornKnob } from './blocks/fronts.ts'
import { draftHemRib } from './blocks/hemRib.ts'
import { creased, edge } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { draftNeckRib } from './blocks/neckRib.ts'
import { patchPocket } from './blocks/pockets.ts'
import { draftSleeves, sleeveKnob } from './blocks/sleeve.ts'
import { sleeveCut } from './blocks/sleeveCut.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { hardwareKnob, trimmed } from './blocks/trims.ts'
import { hipBreadth, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A buttoned knit jacket with a ribbed front band, worn closed or open (requirement S3.26). */
export const cardigan = defineGarment({
  id: 'cardigan',
  label: 'Cardigan',
  category: 'knitwear',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.5,
    sleeve: 1,
    waist: 0.15,
    formality: 0.35,
    warmth: 0.6,
    print: 0.3,
    fabrics: ['knit', 'cashmere', 'cableKnit', 'boucle', 'ribKnit'],
  },
  knobs: {
    worn: wornKnob('closed'),
    neckline: necklineKnob(['v', 'crew', 'deepV']),
    sleeve: sleeveKnob(['knit', 'oversized', 'threeQuarter', 'bishop', 'raglan', 'bell', 'dolman']),
    length: numberKnob('Length from waist to crotch', [-0.2, 0.48, 2.2]),
    ease: numberKnob('Ease at the bust', [0.02, 0.08, 0.26]),
    closure: choiceKnob('Closure', [
      { id: 'buttons', label: 'Buttons' },
      { id: 'zip', label: 'Zip' },
      { id: 'none', label: 'None' },
    ]),
    buttons: numberKnob('Buttons', [3, 6, 10], '', 1),
    collar: choiceKnob('Collar', [
      { id: 'none', label: 'None' },
      { id: 'shawl', label: 'Shawl collar' },
    ]),
    pockets: choiceKnob('Pockets', [
      { id: 'none', label: 'None' },
      { id: 'patch', label: 'Patch pockets' },
    ]),
    hardware: hardwareKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: knobs.neckline,
        neckDepth: knobs.neckline === 'v' ? 0.62 * tall : undefined,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.03,
        hipEase: knobs.ease + 0.005,
        box: 0.7,
        drop: knobs.ease * 0.4,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.035,
      }),
    )
    const hem = bodice.options.hem
    const open = openBy(figure, knobs.worn, context.layered, 0.15)
    const start = bodice.neckline.left[bodice.neckline.left.length - 1][1]
    const band = 0.055 * Math.sqrt(wide)
    const body = draftFronts(
      figure,
      { ...bodice, piece: sewnBack(figure, bodice, bodice.piece, {}) },
      {
        open,
        band: band * 1.5,
        middle: () =>
          knobs.closure === 'buttons'
            ? buttonPlacket(figure, { from: start, to: hem + 0.03, count: knobs.buttons, half: band, radius: 0.024 })
            : knobs.closure === 'zip'
              ? zipFront(figure, start, hem + 0.03)
              : { lines: [edge(upright(figure, 0, start, hem + 0.03), 1.8)], fittings: [] },
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 6) : piece))
    const pockets =
      knobs.pockets === 'patch' && front && hem > levels.highHip
        ? sides.map((side) =>
            patchPocket(
              figure,
              {
                x: side * figure.halfWidth(levels.waist) * 0.75,
                y: Math.min(hem - 0.42 * tall, levels.highHip),
                width: 0.26 * hipBreadth(figure),
                height: 0.28 * tall,
              },
              `pocket${side < 0 ? 0 : 1}`,
            ),
          )
        : []
    const cut = sleeveCut(knobs.sleeve, { rib: true })
    const rib = open === null ? [draftHemRib(figure, bodice, 0.15, 0.03)] : []
    const shawl = knobs.collar === 'shawl' && open === null
    const pieces = [
      ...body,
      ...rib,
      ...pockets,
      ...draftSleeves(figure, bodice, cut, context.chance),
      ...(shawl ? draftFlatCollar(figure, bodice, 'shawl', 0.15 * tall) : []),
      ...(open === null && !shawl ? [draftNeckRib(bodice, 0.075)] : []),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
