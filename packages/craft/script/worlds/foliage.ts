import { definePictureWorld } from './pictureWorld.ts'
import { organic, over } from './score.ts'

/** Leaves and jungle. */
export const foliage = definePictureWorld({
  id: 'foliage',
  label: 'Foliage',
  // Green alone is satin and glass as well: leaves are many and lie every way.
  fits: (t) =>
    over(t.hues.green + 0.5 * t.hues.teal, 0.2, 0.65) * (0.45 + 0.35 * organic(t) + 0.2 * over(t.busyness, 0.2, 0.4)) -
    0.4 * over(t.horizon, 0.4, 0.8) -
    0.3 * over(t.straightness, 0.75, 0.95) -
    0.3 * over(t.dark, 0.25, 0.45),
  leaning: {
    aims: { warmth: [0.3, 3], volume: [0.6, 1], formality: [0.3, 1.5] },
    loves: 'campShirt shirtDress safari cargo jumpsuit kimono tiered overshirt',
    likes:
      'cotton linen silk gabardine chore boiler anorak raincoat wide culottes boot flatSandal bucket wrap smock dungarees kaftan bermudas trench',
    seldom: 'blazer cashmere sequin pinstripe pencil',
    hardly: 'tuxedo gown boucle satin sheath pump tailcoat',
    printed: 0.12,
  },
  treatments: ['painted', 'mirrored'],
  prints: ['tropicalPalm', 'botanicalLine', 'papercut', 'libertyFloral', 'camouflage', 'python'],
  ombre: 0.2,
})
