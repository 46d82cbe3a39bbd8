import { draftBodice } from './blocks/bodice.ts'
import { zipFront } from './blocks/closure.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { draftHood } from './blocks/hood.ts'
import { detailed, zip } from './blocks/marks.ts'
import { quiltedBody, quiltedSleeve, quiltKnob } from './blocks/quilt.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, coatHem } from './blocks/topCut.ts'
import { proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A down jacket or coat quilted in channels or diamonds, zipped, with a stand collar or a hood (requirement S3.26). */
export const puffer = defineGarment({
  id: 'puffer',
  label: 'Puffer jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.32,
    volume: 0.9,
    sleeve: 1,
    waist: 0.05,
    formality: 0.02,
    warmth: 1,
    print: 0.2,
    fabrics: ['silk', 'cotton', 'leather'],
  },
  knobs: {
    worn: wornKnob('closed'),
    quilting: quiltKnob,
    channel: numberKnob('Width of the channels', [0.14, 0.3, 0.46]),
    padding: numberKnob('Padding', [0.3, 1, 1.6]),
    length: numberKnob('Length from waist to ankle', [-0.02, 0.11, 0.8]),
    ease: numberKnob('Ease at the bust', [0.09, 0.15, 0.3]),
    neck: choiceKnob('Neck', [
      { id: 'stand', label: 'Stand collar' },
      { id: 'hood', label: 'Hood' },
    ]),
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
        waistEase: knobs.ease + 0.04,
        hipEase: knobs.ease * 0.85,
        box: 0.9,
        hem: coatHem(figure, knobs.length),
        hemCurve: 0.03,
        drop: 0.06,
        armholeDrop: 0.1,
      }),
    )
    const hem = bodice.options.hem
    const spacing = knobs.channel * tall
    const quilt = { pattern: knobs.quilting, spacing, bulge: 0.042 * knobs.padding * by * (context.layered ? 0.3 : 1) }
    const broad = { ...bodice.piece, folds: bodice.piece.folds.filter(({ widths }) => widths[0] > 0.1) }
    const open = knobs.worn === 'open' && front && !context.layered ? 0.14 * wide : null
    const body = draftFronts(
      figure,
      { ...bodice, piece: broad },
      {
        open,
        band: 0.035,
        middle: () => zipFront(figure, levels.neck + 0.1 * tall, hem + 0.03, 0.035),
      },
    ).map((piece) =>
      piece.role === 'bodice' || piece.role === 'front' ? quiltedBody(figure, bodice, piece, quilt) : piece,
    )
    const low = Math.min(hem - 0.08, levels.highHip + 0.05 * tall)
    const zips = front
      ? [-1, 1].map((side) =>
          zip([figure.across(side * 0.44 * wide, low - 0.34 * tall), figure.across(side * 0.35 * wide, low)], 2),
        )
      : []
    const cut = context.layered
      ? null
      : sleeveCut('coat', { ease: 0.1 + knobs.ease * 0.3, hem: 0.07 + knobs.ease * 0.25, cuff: 0.06 })
    const chance = context.chance.branch('quilt')
    const sleeves = draftSleeves(figure, bodice, cut, context.chance).map((piece) =>
      piece.role === 'sleeve'
        ? quiltedSleeve(figure, piece, bodice.armholes[piece.name.endsWith('1') ? 1 : 0], quilt, () => chance.next())
        : piece,
    )
    const collar =
      knobs.neck === 'hood'
        ? draftHood(figure, { zipped: true, size: 1.04 })
        : draftStandCollar(figure, {
            height: 0.18,
            ease: 0.075,
            zipped: open === null,
            gap: open === null ? undefined : 0.05,
          })
    return [
      ...body.map((piece) => (piece.role === 'bodice' ? detailed(piece, { lines: zips }) : piece)),
      ...sleeves,
      ...collar.map((piece) =>
        piece.role === 'inside' ? piece : { ...piece, relief: { kind: 'channel' as const, spacing: 0.17 * tall } },
      ),
    ]
  },
})
