import { definePictureWorld } from './pictureWorld.ts'
import { over, under } from './score.ts'

/** Moon, stars and dark cloud. */
export const nightSky = definePictureWorld({
  id: 'nightSky',
  label: 'Night sky',
  // Dark and blue, or almost black; calm, and nothing warm in it.
  fits: (t) =>
    0.3 * under(t.lightness, 0.35, 0.55) +
    0.4 * Math.max(over(t.hues.blue + t.hues.violet, 0.15, 0.5), over(t.grey, 0.5, 0.8) * over(t.dark, 0.5, 0.8)) +
    0.3 * over(t.quiet, 0.2, 0.6) -
    0.5 * over(t.hues.rose + t.hues.rust + t.hues.gold + 0.6 * t.hues.green, 0.15, 0.4) -
    0.2 * over(t.busyness, 0.35, 0.5) -
    0.3 * over(t.lightness, 0.5, 0.7),
  leaning: {
    aims: { formality: [0.75, 2.5], length: [0.85, 1.5], volume: [0.5, 0.5] },
    loves: 'velvet silk cape columnGown slip cowl halterGown',
    likes:
      'chiffon satin crepe wide palazzo bias wrapCoat kimono heel pump jewellery turtleneck trumpet bishop tuxedo bow tulle clutch pleated',
    seldom: 'denim cotton linen',
    hardly:
      'shorts bermudas boardShorts tailoredShorts shorts cargo gingham straw campShirt sneaker chore hoodie dungarees nylon fleece shacket overshirt anorak',
  },
  treatments: ['painted', 'gradient'],
  prints: ['celestial', 'stars', 'watercolourWash', 'pinstripe'],
  ombre: 1,
})
