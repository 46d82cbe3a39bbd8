import { definePictureWorld } from './pictureWorld.ts'
import { over } from './score.ts'

/** Food and objects on a calm ground. */
export const stillLife = definePictureWorld({
  id: 'stillLife',
  label: 'Still life',
  // Things of strong colour in the middle of a calm ground; among leaves they are flowers and animals.
  fits: (t) =>
    0.4 * over(t.vivid, 0.5, 0.85) +
    0.3 * over(t.quiet, 0.15, 0.4) +
    0.3 * over(t.figure, 0.1, 0.4) -
    0.4 * over(t.horizon, 0.35, 0.6) -
    0.3 * over(t.square, 0.35, 0.6) -
    0.5 * over(t.hues.green + t.hues.teal, 0.15, 0.4) -
    0.25 * over(t.hues.blue + t.hues.violet, 0.15, 0.4),
  leaning: {
    aims: { volume: [0.55, 1], formality: [0.4, 1], waist: [0.5, 0.5] },
    loves: 'shift blouse aLine shirtDress cardigan shirt circle',
    likes:
      'cotton crepe silk knit linen culottes trousers pleated tShirt cigarette loafer slide mule pinafore swingCoat turtleneck jumpsuit tote bow',
    seldom: 'leather denim',
    hardly: 'cargo biker parka tuxedo camouflage combat gown',
    printed: 0.08,
    accessories: 0.15,
  },
  treatments: ['motif', 'mirrored', 'painted'],
  prints: ['polkaDot', 'lemons', 'paperCollage', 'geometric', 'terrazzo'],
  ombre: 0.1,
})
