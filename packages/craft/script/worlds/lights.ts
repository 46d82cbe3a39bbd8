import { definePictureWorld } from './pictureWorld.ts'
import { over } from './score.ts'

/** Lights of a city at night. */
export const lights = definePictureWorld({
  id: 'lights',
  label: 'City lights',
  // Dark is not enough: small lights, and colours that glow.
  fits: (t) =>
    0.3 * over(t.dark, 0.2, 0.4) +
    0.3 * over(t.glints, 0.25, 0.7) +
    0.2 * Math.max(over(t.fineness, 0.5, 0.9), over(t.variety, 0.5, 1)) +
    0.2 * over(t.vivid, 0.4, 0.7) -
    0.3 * over(t.hues.green, 0.2, 0.4) -
    0.3 * over(t.figure, 0.2, 0.4) -
    0.25 * over(t.hues.rust + t.hues.gold, 0.5, 0.8),
  leaning: {
    aims: { formality: [0.5, 0.6], volume: [0.3, 1.2], warmth: [0.4, 1] },
    loves: 'lame sequin leather biker bomber slip mini bodycon satin corset',
    likes:
      'silk velvet nylon jersey halter cigarette cropTop bandeau bodysuit heel platform boot lace cowl oneShoulder pump puffer varsity flared highTop',
    seldom: 'linen cotton tweed smock',
    hardly:
      'shorts bermudas boardShorts tailoredShorts straw kaftan corduroy pinafore gingham tiered cable dungarees chinos safari shirtDress',
    never: 'espadrille straw',
    daring: 0.4,
    accessories: 0.2,
  },
  treatments: ['mirrored', 'painted'],
  prints: ['glitch', 'stars', 'opArt', 'geometric', 'polkaDot'],
  ombre: 0.5,
})
