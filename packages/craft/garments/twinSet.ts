import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { buttonPlacket } from './blocks/closure.ts'
import { finishNeck } from './blocks/finishTop.ts'
import { draftFronts, openBy, wornKnob } from './blocks/fronts.ts'
import { creased } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { draftNeckRib, stitchedHem } from './blocks/neckRib.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { edgingKnob, hardwareKnob, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A fine knitted shell under its matching cardigan (requirement S3.26). */
export const twinSet = defineGarment({
  id: 'twinSet',
  label: 'Twin set',
  category: 'knitwear',
  slot: 'top',
  wornOut: true,
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.26,
    volume: 0.25,
    sleeve: 0.9,
    waist: 0.35,
    formality: 0.6,
    warmth: 0.55,
    print: 0.3,
    fabrics: ['cashmere', 'knit', 'ribKnit'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'scoop', 'v', 'boat']),
    worn: wornKnob('open'),
    sleeve: sleeveKnob(['plain', 'threeQuarter', 'knit', 'short', 'bishop']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.1, 0.36, 1]),
    ease: numberKnob('Ease at the bust', [0.01, 0.04, 0.16]),
    buttons: numberKnob('Buttons', [4, 7, 11], '', 1),
    contrast: choiceKnob('Shell', [
      { id: 'main', label: 'Matching' },
      { id: 'contrast', label: 'Contrast' },
    ]),
    hardware: hardwareKnob,
    edging: edgingKnob,
  },
  draft(figure, knobs, context) {
    const { tall, wide } = proportionOf(figure)
    const shellBodice = draftBodice(
      figure,
      bodiceCut(
        figure,
        { ...context, chance: context.chance.branch('shell') },
        {
          neckline: knobs.neckline,
          ease: 0.015,
          waistEase: 0.03,
          hipEase: 0.02,
          box: 0.2,
          hem: topHem(figure, knobs.length - 0.06),
          sleeveless: 0.8,
        },
      ),
    )
    const neck = finishNeck(figure, shellBodice, shellBodice.piece, { rib: 0.05 })
    const shell = [
      ...bodicePieces({ ...shellBodice, piece: stitchedHem(shellBodice, neck.piece, 0.06) }),
      ...neck.bands,
    ].map((piece) => ({
      ...piece,
      name: `shell ${piece.name}`,
      order: piece.order * 0.1 - 2,
      colour: knobs.contrast === 'contrast' ? ('trim' as const) : piece.colour,
    }))
    if (context.layered) return shell
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'crew',
        neckSpread: 0.16,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.03,
        hipEase: knobs.ease,
        box: 0.45,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.035,
      }),
    )
    const open = openBy(figure, knobs.worn, false, 0.2)
    const from = bodice.neckline.left[bodice.neckline.left.length - 1][1]
    const band = 0.05 * Math.sqrt(wide)
    const fronts = draftFronts(
      figure,
      { ...bodice, piece: sewnBack(figure, bodice, stitchedHem(bodice, bodice.piece, 0.08), {}) },
      {
        open,
        band: band * 1.4,
        middle: () =>
          buttonPlacket(figure, {
            from,
            to: bodice.options.hem + 0.05,
            count: knobs.buttons,
            half: band,
            radius: 0.017,
          }),
      },
    ).map((piece) => (piece.layer === 'front' ? creased(piece, 5) : piece))
    const pieces = [
      ...(open === null ? [] : shell.filter(({ layer }) => layer === 'front')),
      ...fronts,
      ...(open === null ? [draftNeckRib(bodice, 0.055)] : []),
      ...wornSleeves(figure, bodice, context, knobs, (base) => ({
        ease: base.shape === 'set' ? 0.025 + knobs.ease * 0.5 : base.ease,
        hem: base.shape === 'set' ? 0.025 + 0.1 * tall * knobs.ease : base.hem,
      })),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
