import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { creased } from './blocks/marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { boundNeck, draftNeckRib, stitchedHem } from './blocks/neckRib.ts'
import { draftSleeves, sleeveCut, sleeveKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A T-shirt in jersey: ribbed or bound neck, set-in sleeves, stitched hem (requirement S3.26). */
export const tShirt = defineGarment({
  id: 'tShirt',
  label: 'T-shirt',
  category: 'tShirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.25,
    volume: 0.3,
    sleeve: 0.3,
    waist: 0.1,
    formality: 0.1,
    warmth: 0.2,
    print: 0.6,
    fabrics: ['cotton', 'linen', 'knit'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'v', 'scoop', 'boat', 'square']),
    sleeve: sleeveKnob(['short', 'cap', 'elbow', 'threeQuarter', 'plain', 'none']),
    length: numberKnob('Length from waist to crotch', [-0.25, 0.52, 1.1]),
    ease: numberKnob('Ease at the bust', [0.01, 0.07, 0.24]),
    box: numberKnob('Boxiness', [0.1, 0.7, 1]),
    drop: numberKnob('Dropped shoulder', [0, 0.01, 0.14]),
  },
  draft(figure, knobs, context) {
    const bare = knobs.sleeve === 'none'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: knobs.neckline,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.05,
        hipEase: knobs.ease * 0.8,
        box: knobs.box,
        hem: topHem(figure, knobs.length),
        drop: bare ? 0 : knobs.drop,
        sleeveless: bare ? 0.84 : undefined,
      }),
    )
    const round = knobs.neckline === 'crew' || knobs.neckline === 'scoop' || knobs.neckline === 'v'
    const hemmed = stitchedHem(bodice, round ? bodice.piece : boundNeck(bodice, bodice.piece, 0.05))
    const cut =
      knobs.sleeve === 'none' || context.layered
        ? null
        : sleeveCut(
            knobs.sleeve,
            knobs.sleeve === 'short' ? { ease: 0.04 + knobs.ease * 0.5, hem: 0.04 + knobs.ease * 0.7 } : {},
          )
    return [
      ...bodicePieces({ ...bodice, piece: creased(hemmed) }),
      ...draftSleeves(figure, bodice, cut, context.chance),
      ...(round ? [draftNeckRib(bodice, 0.06)] : []),
    ]
  },
})
