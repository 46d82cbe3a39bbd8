import { definePictureWorld } from './pictureWorld.ts'
import { over, under } from './score.ts'

/** Gilded, woven and carved splendour. */
export const ornament = definePictureWorld({
  id: 'ornament',
  label: 'Ornament',
  fits: (t) =>
    0.35 * over(t.hues.gold + t.hues.rose + t.hues.rust, 0.3, 0.8) +
    0.25 * over(t.busyness, 0.35, 0.55) +
    0.25 * under(t.softness, 0.35, 0.65) +
    0.15 * over(t.glints, 0.3, 0.6) -
    0.3 * over(t.order, 0.3, 0.8) -
    0.2 * t.variety,
  leaning: {
    aims: { formality: [0.9, 4], waist: [0.85, 1.2], warmth: [0.5, 1] },
    loves: 'velvet jacquard corset gown tuxedo damask qipao ballGown nehru',
    likes:
      'silk satin lame lace columnGown trumpet peplum cape swingCoat pump heel jewellery tailcoat bolero clutch cigarette blazer bow pearls',
    seldom: 'cotton linen denim jersey knit',
    hardly:
      'shorts bermudas boardShorts tailoredShorts sneaker hoodie cargo jeans parka shorts campShirt anorak puffer tShirt joggers fleece nylon chore overshirt shacket',
    never: 'fleece',
    turns: { waist: 0.3, flare: 0.2 },
    trims: 0.5,
    accessories: 0.3,
  },
  treatments: ['mirrored', 'motif', 'texture'],
  prints: ['damask', 'suzani', 'paisley', 'artDeco', 'bandana'],
  ombre: 0.2,
})
