import { definePictureWorld } from './pictureWorld.ts'
import { over } from './score.ts'

/** Fields under a sky. */
export const meadow = definePictureWorld({
  id: 'meadow',
  label: 'Meadow',
  fits: (t) =>
    0.35 *
      over(
        t.hues.green + t.hues.gold + 0.8 * t.hues.violet + 0.7 * t.hues.rose * over(t.hues.green, 0.05, 0.12),
        0.3,
        0.65,
      ) +
    0.35 * over(t.horizon, 0.35, 0.65) +
    0.15 * over(t.fineness, 0.35, 0.8) +
    0.15 * over(t.lightness, 0.5, 0.7) -
    0.35 * over(t.hues.teal, 0.1, 0.3) -
    0.35 * over(t.grey, 0.6, 0.9) -
    0.3 * over(t.dark, 0.2, 0.4),
  leaning: {
    aims: { warmth: [0.28, 4], volume: [0.7, 1.5], formality: [0.25, 1.2], length: [0.65, 0.6] },
    loves: 'cotton smock tiered pinafore gathered seersucker shirtDress',
    likes:
      'linen blouse puff straw wrap dungarees cardigan flutter peterPan chore bloomers ballet flatSandal culottes espadrille frill denim waistcoat aLine boater',
    seldom: 'leather satin',
    hardly: 'sequin biker tuxedo lame gown nylon puffer velvet pencil hoodie bodycon leggings',
    printed: 0.08,
  },
  treatments: ['painted', 'gradient'],
  prints: ['ditsy', 'libertyFloral', 'gingham', 'botanicalLine', 'ombreStripe'],
  ombre: 0.6,
})
