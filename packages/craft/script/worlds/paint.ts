import { definePictureWorld } from './pictureWorld.ts'
import { over } from './score.ts'

/** Paint and free colour. */
export const paint = definePictureWorld({
  id: 'paint',
  label: 'Paint',
  fits: (t) =>
    0.35 * over(t.variety, 0.4, 0.9) +
    0.35 * over(t.saturation, 0.4, 0.65) +
    0.3 * over(t.busyness, 0.25, 0.5) -
    0.4 * over(t.horizon, 0.3, 0.6) -
    0.4 * over(t.dark, 0.2, 0.4),
  leaning: {
    aims: { volume: [0.7, 1.6], formality: [0.3, 1], waist: [0.25, 0.8] },
    loves: 'shift kimonoJacket culottes cocoon smock circle aLine',
    likes:
      'cotton crepe silk linen wide puffball raincoat jumpsuit campShirt oversized sneaker slide platform tunic dungarees cropTop shorts sweatshirt bomber',
    seldom: 'wool tweed',
    hardly: 'pinstripe damask cable gown lace safari',
    daring: 0.4,
    printed: 0.1,
    accessories: 0.2,
  },
  treatments: ['strokes', 'painted', 'motif'],
  prints: ['brushstroke', 'paperCollage', 'terrazzo', 'geometric', 'awningStripe'],
  ombre: 0.2,
})
