import { definePictureWorld } from './pictureWorld.ts'
import { over } from './score.ts'

/** Sunset and afterglow. */
export const dusk = definePictureWorld({
  id: 'dusk',
  label: 'Dusk',
  fits: (t) =>
    0.45 * over(t.hues.rose + t.hues.violet + 0.6 * t.hues.rust, 0.3, 0.8) +
    0.3 * over(t.horizon, 0.4, 0.8) +
    0.25 * t.softness -
    0.2 * over(t.hues.green, 0.1, 0.3),
  leaning: {
    aims: { formality: [0.65, 2], length: [0.85, 1.5], warmth: [0.18, 3], volume: [0.5, 0.6] },
    loves: 'silk slip palazzo halter bias kaftan cowl wrap',
    likes:
      'chiffon satin crepe oneShoulder columnGown jumpsuit kimono camisole mule heel handkerchief pleated organza wide flatSandal draped bardot',
    seldom: 'cotton denim jersey knit',
    hardly: 'wool tweed corduroy puffer cargo hoodie parka boot nylon zip fleece quilted jeans coat cable shacket',
    layers: 0.4,
    turns: { flare: 0.3 },
  },
  treatments: ['strata', 'painted'],
  prints: ['watercolourWash', 'ombreStripe', 'itajime', 'arashi'],
  ombre: 1,
})
