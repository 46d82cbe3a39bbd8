import { definePictureWorld } from './pictureWorld.ts'
import { organic, over } from './score.ts'

/** Leaves and jungle. */
export const foliage = definePictureWorld({
  id: 'foliage',
  label: 'Foliage',
  fits: (t) =>
    0.6 * over(t.hues.green + 0.5 * t.hues.teal, 0.2, 0.65) +
    0.25 * organic(t) +
    0.15 * t.busyness -
    0.4 * over(t.horizon, 0.4, 0.8),
  leaning: {
    aims: { warmth: [0.3, 3], volume: [0.6, 1], formality: [0.3, 1.5] },
    loves: 'campShirt shirtDress safari cargo jumpsuit kimono tiered overshirt',
    likes:
      'cotton linen silk gabardine chore boiler anorak raincoat wide culottes boot flatSandal bucket wrap smock dungarees kaftan bermudas trench',
    seldom: 'blazer cashmere sequin pinstripe pencil',
    hardly: 'tuxedo gown boucle satin sheath pump tailcoat',
    printed: 0.12,
  },
  treatments: ['painted', 'mirrored', 'strokes'],
  prints: ['tropicalPalm', 'botanicalLine', 'papercut', 'libertyFloral', 'camouflage', 'python'],
  ombre: 0.2,
})
