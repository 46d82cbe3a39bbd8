import { add, lerp, mix } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { bodicePieces } from './blocks/bodice.ts'
import { shapingKnob } from './blocks/dressKnobs.ts'
import { dressTop } from './blocks/dressTop.ts'
import { legLine } from './blocks/legLine.ts'
import { crease, detailed, ridge } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closing, closureKnob } from './blocks/placket.ts'
import { skirt } from './blocks/skirt.ts'
import { plainSkirt } from './blocks/skirtCut.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { waistband } from './blocks/waistband.ts'
import type { DraftContext } from './garment.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** Drags that run in from both sides, where the cloth is gathered. */
function ruches(figure: Figure, amount: number) {
  const { underbust, hip } = figure.levels
  const folds = ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: 9 }, (_, k) => {
      const y = lerp(underbust, hip - 0.1, k / 8)
      const from = figure.trunk(side * 0.97, y)
      const to = figure.trunk(side * (0.5 - 0.3 * amount * ((k * 5) % 3) * 0.5), y + 0.03)
      return ridge([from, add(mix(from, to, 0.5), [0, 0.02]), to], 0.018, 0.5 * amount, [0.02, 0.7], 0.03)
    }),
  )
  return {
    folds,
    lines: folds.filter((_, k) => k % 2 === 0).map(({ path }) => crease(path.slice(0, 12), 1.2, [0.02, 0.8])),
  }
}

/** A short frill round the hips. */
function skirtOf(figure: Figure, context: DraftContext, length: number): Piece[] {
  if (length < 0.08) return []
  const topY = figure.levels.highHip
  const cut = {
    ...plainSkirt,
    topY,
    hemY: topY + length * 1.6,
    ease: 0.01,
    flare: 0.2,
    flutes: 9,
    depth: 0.08,
    cloth: context.cloth,
  }
  return [{ ...skirt(figure, cut, context.chance.branch('skirt')), role: 'trim', order: 2 }]
}

/** A swimsuit: one stretched piece, cut high or low over the leg (requirement S3.26). */
export const swimsuit = defineGarment({
  id: 'swimsuit',
  label: 'Swimsuit',
  category: 'jumpsuit',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.12,
    volume: 0,
    sleeve: 0,
    waist: 0.7,
    formality: 0.1,
    warmth: 0,
    print: 0.9,
    fabrics: ['nylon', 'jersey', 'ribKnit', 'lame', 'sequin'],
  },
  knobs: {
    neckline: necklineKnob([
      'scoop',
      'slip',
      'halter',
      'strapless',
      'v',
      'deepV',
      'square',
      'oneShoulder',
      'high',
      'sweetheart',
      'keyhole',
    ]),
    sleeve: sleeveKnob(['none', 'cap', 'flutter', 'plain', 'short']),
    leg: numberKnob('Cut over the leg', [0.1, 0.55, 1]),
    ruching: numberKnob('Ruching', [0, 0, 1]),
    skirt: numberKnob('Skirt', [0, 0, 0.5]),
    shaping: shapingKnob('none'),
    closure: closureKnob(['none', 'halfZip', 'laced', 'placket']),
    belt: choiceKnob('Belt', [
      { id: 'none', label: 'None' },
      { id: 'belt', label: 'Belt' },
    ]),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, { leg, ruching, skirt: frilled, closure, belt, edging, stitching, ...knobs }, context) {
    const { hip, waist } = figure.levels
    const plain = { bust: 0.002, waistEase: 0.003, hem: hip - 0.02, box: 0, cinch: 0, back: {} }
    const top = dressTop(figure, context, { ...plain, ...knobs })
    const middle = top.bodice.neckEdge[Math.floor(top.bodice.neckEdge.length / 2)][1]
    const closed = detailed(top.piece, closing(figure, closure, { from: middle + 0.03, to: waist, buttons: 3 }))
    const piece = legLine(figure, top.bodice, ruching > 0.05 ? detailed(closed, ruches(figure, ruching)) : closed, leg)
    const band = belt === 'belt' ? [waistband(figure, { y: waist, height: 0.1, ease: 0.004, kind: 'belt' })] : []
    return trimmed(
      figure,
      [...bodicePieces({ ...top.bodice, piece }), ...top.sleeves, ...skirtOf(figure, context, frilled), ...band],
      { edging, stitching },
    )
  },
})
