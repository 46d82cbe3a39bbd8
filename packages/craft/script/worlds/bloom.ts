import { definePictureWorld } from './pictureWorld.ts'
import { organic, over } from './score.ts'

/** Flowers. */
export const bloom = definePictureWorld({
  id: 'bloom',
  label: 'Bloom',
  fits: (t) =>
    0.62 *
      over(
        t.hues.rose +
          0.6 * t.hues.violet +
          1.2 * t.hues.rust * t.hues.green +
          2.4 * t.hues.gold * t.hues.green * over(t.lightness, 0.5, 0.65),
        0.12,
        0.5,
      ) +
    0.2 * organic(t) +
    0.18 * over(t.lightness, 0.4, 0.7) +
    0.5 * t.figure * over(t.saturation, 0.3, 0.6) -
    0.35 * over(t.horizon, 0.45, 0.8) -
    0.3 * over(t.order, 0.5, 1) -
    0.4 * over(t.dark, 0.25, 0.45) * (1 - t.figure),
  leaning: {
    aims: { warmth: [0.25, 3], volume: [0.75, 2], waist: [0.85, 1.5], formality: [0.6, 1] },
    loves: 'organza chiffon puff tulip peplum circle blouse floral smock babydoll gathered ruffle',
    likes:
      'silk lace tiered fitAndFlareDress puffball wrap bow ballet maryJane sweetheart jacquard frill swingCoat bolero bishop lantern pearls',
    seldom: 'denim leather jeans trousers',
    hardly: 'cargo parka hoodie nylon boiler zip puffer combat chore biker joggers sweatshirt fleece',
    turns: { gather: 0.4, flare: 0.4, fullness: 0.4 },
    printed: 0.1,
    trims: 0.1,
  },
  treatments: ['motif', 'mirrored', 'painted'],
  prints: ['watercolourFloral', 'ditsy', 'silhouetteFloral', 'libertyFloral', 'polkaDot'],
  ombre: 0.5,
})
