import { definePictureWorld } from './pictureWorld.ts'
import { over, under } from './score.ts'

/** Things made by hand, in patterns. */
export const craft = definePictureWorld({
  id: 'craft',
  label: 'Craft',
  fits: (t) =>
    0.35 * over(t.busyness, 0.4, 0.6) +
    0.3 * over(t.fineness, 0.75, 1) +
    0.2 * t.variety +
    0.25 * under(t.softness, 0.15, 0.6) -
    0.3 * under(t.lightness, 0.35, 0.5) -
    0.2 * over(t.grey, 0.6, 1) -
    0.3 * over(t.dark, 0.2, 0.4),
  leaning: {
    aims: { volume: [0.7, 1.2], formality: [0.35, 0.8], warmth: [0.3, 2] },
    loves: 'ethnic tunic kimono kaftan tiered harem',
    likes:
      'cotton linen silk jacquard bell smock wide kimonoJacket flatSandal mule headscarf culottes wrap handkerchief poncho waistcoat nehru gathered',
    seldom: 'denim nylon',
    hardly: 'puffer hoodie sequin tuxedo pencil biker fleece zip pinstripe bomber',
    printed: 0.15,
  },
  treatments: ['texture', 'mirrored'],
  prints: ['moroccanTile', 'ikat', 'trellis', 'kilim', 'batik'],
  ombre: 0,
})
