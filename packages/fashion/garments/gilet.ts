import { offset } from '@toile/geometry'
import { draftBodice } from './blocks/bodice.ts'
import { zipFront } from './blocks/closure.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { detailed, seam, topstitch, zip } from './blocks/marks.ts'
import { quiltedBody, quiltKnob } from './blocks/quilt.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A padded vest worn over a top with sleeves (requirement S3.26). */
export const gilet = defineGarment({
  id: 'gilet',
  label: 'Puffer vest',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.65,
    sleeve: 0,
    waist: 0.05,
    formality: 0.05,
    warmth: 0.7,
    print: 0.2,
    fabrics: ['silk', 'cotton', 'denim', 'leather'],
  },
  knobs: {
    worn: wornKnob('closed'),
    quilting: quiltKnob,
    channel: numberKnob('Width of the channels', [0.12, 0.26, 0.4]),
    padding: numberKnob('Padding', [0.3, 1, 1.6]),
    length: numberKnob('Length from waist to crotch', [0, 0.5, 1.2]),
    ease: numberKnob('Ease at the bust', [0.06, 0.12, 0.26]),
    collar: numberKnob('Height of the collar', [0.08, 0.17, 0.24]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide, ease: by } = proportionOf(figure)
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'high',
        ease: knobs.ease,
        waistEase: knobs.ease + 0.03,
        hipEase: knobs.ease * 0.8,
        box: 0.85,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
        armholeDrop: 0.12,
        sleeveless: 0.95,
      }),
    )
    const hem = bodice.options.hem
    const quilt = { pattern: knobs.quilting, spacing: knobs.channel * tall, bulge: 0.04 * knobs.padding * by }
    const broad = { ...bodice.piece, folds: bodice.piece.folds.filter(({ widths }) => widths[0] > 0.1) }
    const open = knobs.worn === 'open' && front && !context.layered ? 0.14 * wide : null
    const bindings = bodice.armholes.flatMap((armhole, i) => {
      const inward = i ? 1 : -1
      return [seam(offset(armhole, inward * 0.035), 1.2, [0, 0]), topstitch(offset(armhole, inward * 0.05))]
    })
    const low = Math.min(hem - 0.08, levels.highHip)
    const pocket = (side: number) =>
      zip([figure.across(side * 0.43 * wide, low - 0.34 * tall), figure.across(side * 0.34 * wide, low)], 2)
    const body = draftFronts(
      figure,
      { ...bodice, piece: broad },
      {
        open,
        band: 0.035,
        middle: () => zipFront(figure, levels.neck + 0.1 * tall, hem + 0.03, 0.035),
      },
    )
      .map((piece) =>
        piece.role === 'bodice' || piece.role === 'front' ? quiltedBody(figure, bodice, piece, quilt) : piece,
      )
      .map((piece) =>
        piece.role === 'bodice'
          ? detailed(piece, { lines: [...bindings, ...(front ? [pocket(-1), pocket(1)] : [])] })
          : piece,
      )
    return [
      ...body,
      ...draftStandCollar(figure, {
        height: knobs.collar,
        ease: 0.1,
        zipped: open === null,
        gap: open === null ? undefined : 0.05,
      }).map((piece) =>
        piece.role === 'inside' ? piece : { ...piece, relief: { kind: 'channel' as const, spacing: 0.17 * tall } },
      ),
    ]
  },
})
