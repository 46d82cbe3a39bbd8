import { definePictureWorld } from './pictureWorld.ts'
import { over, under } from './score.ts'

/** Moon, stars and dark cloud. */
export const nightSky = definePictureWorld({
  id: 'nightSky',
  label: 'Night sky',
  fits: (t) =>
    0.4 * under(t.lightness, 0.3, 0.55) +
    0.35 * over(t.hues.blue + t.hues.violet, 0.15, 0.6) +
    0.25 * t.softness -
    0.3 * over(t.fineness, 0.6, 1),
  leaning: {
    aims: { formality: [0.75, 2.5], length: [0.85, 1.5], volume: [0.5, 0.5] },
    loves: 'velvet silk cape columnGown slip cowl halterGown',
    likes:
      'chiffon satin crepe wide palazzo bias wrapCoat kimono heel pump jewellery turtleneck trumpet bishop tuxedo bow tulle clutch pleated',
    seldom: 'denim cotton linen',
    hardly:
      'shorts bermudas boardShorts tailoredShorts shorts cargo gingham straw campShirt sneaker chore hoodie dungarees nylon fleece shacket overshirt anorak',
  },
  treatments: ['painted', 'strata', 'strokes'],
  prints: ['celestial', 'stars', 'watercolourWash', 'pinstripe'],
  ombre: 1,
})
