import { definePictureWorld } from './pictureWorld.ts'
import { organic, over, under } from './score.ts'

/** Rust, age and wear. */
export const patina = definePictureWorld({
  id: 'patina',
  label: 'Patina',
  fits: (t) =>
    0.4 * over(t.hues.rust, 0.2, 0.65) +
    (0.3 * organic(t) + 0.3 * over(t.softness, 0.5, 0.8)) * (0.3 + 0.7 * over(t.hues.rust, 0.2, 0.65)) +
    0.2 * over(t.hues.rust, 0.2, 0.4) * over(t.hues.teal, 0.1, 0.3) -
    0.4 * over(t.horizon, 0.55, 0.9) -
    0.25 * under(t.lightness, 0.4, 0.55) -
    0.15 * over(t.hues.gold, 0.1, 0.4),
  leaning: {
    aims: { formality: [0.12, 3], volume: [0.55, 1], warmth: [0.5, 1.5] },
    loves: 'denim chore boiler dungarees overshirt jeans',
    likes:
      'cotton leather suede corduroy cargo shacket gilet jumpsuit combat boot patch tShirt henley denimJacket denimSkirt bucket sneaker slip oversized',
    seldom: 'silk',
    hardly: 'shorts bermudas boardShorts tailoredShorts gown pump sequin chiffon lace bow organza tulle heel',
    layers: 1.4,
  },
  treatments: ['painted', 'texture'],
  prints: ['brushCheck', 'terrazzo', 'tieDye', 'camouflage', 'marble'],
  ombre: 0.2,
})
