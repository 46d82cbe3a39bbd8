import { flareKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { dressTop } from './blocks/dressTop.ts'
import { crossFront } from './blocks/crossFront.ts'
import { detailed } from './blocks/marks.ts'
import { overskirt } from './blocks/overskirt.ts'
import { hemLevel } from './blocks/proportion.ts'
import { seamDress } from './blocks/seamDress.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { tieBow } from './blocks/tie.ts'
import { waistband } from './blocks/waistband.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A wrap dress: crossed fronts, a tied waist and a lapping skirt (requirement S3.26). */
export const wrapDress = defineGarment({
  id: 'wrapDress',
  label: 'Wrap dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.58,
    volume: 0.4,
    sleeve: 0.6,
    waist: 0.95,
    formality: 0.5,
    warmth: 0.3,
    print: 1,
    fabrics: ['silk', 'knit', 'cotton', 'linen', 'chiffon'],
  },
  knobs: {
    depth: numberKnob('Depth of the neckline', [0.35, 0.6, 0.85], '', 0.01),
    sleeve: sleeveKnob(['threeQuarter', 'short', 'flutter', 'plain', 'bishop', 'bell', 'none']),
    length: lengthKnob(0.3, 0.58, 0.92),
    flare: flareKnob(0.03, 0.1, 0.2),
    overlap: numberKnob('Overlap at the hem', [0.15, 0.5, 0.75]),
  },
  draft(figure, knobs, context) {
    const { waist } = figure.levels
    const height = (waist - figure.levels.neck) / 1.6
    const top = dressTop(figure, context, {
      neckline: 'wrap',
      neckDepth: knobs.depth * height,
      sleeve: knobs.sleeve,
      bust: 0.025,
      waistEase: 0.035,
      hem: waist + 0.03,
      box: 0.05,
      cinch: 0.4,
      shaping: 'none',
      back: { darts: true },
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY: hemLevel(figure, knobs.length),
      ease: 0.03,
      flare: knobs.flare,
      flutes: 7,
      depth: 0.075,
    }
    const band = waistband(figure, { y: waist + 0.01, height: 0.1, ease: 0.035, kind: 'plain' })
    const under = skirt(figure, cut, context.chance)
    if (figure.view === 'back') return [...seamDress(top, [under]), band]
    const over = overskirt(figure, under, cut, knobs.overlap, context.chance.branch('over'))
    const crossed = { ...top, piece: detailed(top.piece, crossFront(figure, top.bodice, over.side, waist)) }
    return [
      ...seamDress(crossed, [under, over.piece]),
      band,
      ...tieBow(over.tie, 0.26, 6, context.chance.branch('tie')),
    ]
  },
})
