import { definePictureWorld } from './pictureWorld.ts'
import { organic, over, under } from './score.ts'

/** Snow, ice and cold stone. */
export const snow = definePictureWorld({
  id: 'snow',
  label: 'Snow',
  fits: (t) =>
    0.4 * under(t.warmth, 0.1, 0.4) +
    0.3 * over(t.grey + t.hues.blue, 0.5, 0.95) +
    0.15 * over(t.contrast, 0.25, 0.5) +
    0.15 * organic(t) -
    0.4 * under(t.lightness, 0.35, 0.55) -
    0.3 * over(t.hues.teal, 0.1, 0.4) -
    0.25 * t.level,
  leaning: {
    aims: { warmth: [0.88, 6], sleeve: [1, 2], volume: [0.6, 0.8] },
    loves: 'cashmere cable wool puffer aran teddy coat cocoon fur',
    likes:
      'knit boucle turtleneck fleece quilted boot scarf beanie salopettes anorak slipover wide sweaterDress leggings corduroy chelsea cape poncho pleated',
    seldom: 'cotton silk jersey',
    hardly:
      'shorts bermudas boardShorts tailoredShorts linen camp sandal shorts halter chiffon slip straw swimsuit kaftan bardot seersucker mule crop board romper mini short cap none strapless',
    never: 'espadrille straw',
    layers: 2.2,
  },
  treatments: ['painted', 'texture'],
  prints: ['nordicSnow', 'fairIsle', 'herringbone', 'marble', 'glenCheck'],
  ombre: 0.4,
})
