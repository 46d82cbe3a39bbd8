import { definePictureWorld } from './pictureWorld.ts'
import { over, under } from './score.ts'

/** Fog and pale quiet. */
export const mist = definePictureWorld({
  id: 'mist',
  label: 'Mist',
  fits: (t) =>
    0.4 * under(t.contrast, 0.12, 0.35) + 0.35 * under(t.saturation, 0.08, 0.25) + 0.25 * over(t.lightness, 0.6, 0.85),
  leaning: {
    aims: { volume: [0.55, 1], formality: [0.6, 1.5], waist: [0.2, 1] },
    loves: 'cashmere crepe cocoon wide silk plain column',
    likes:
      'wool knit turtleneck wrapCoat tunic slipSkirt culottes slip kimono loafer mule gabardine funnel nehru palazzo twinSet mock tulip',
    seldom: 'denim leather check animal belt',
    hardly:
      'shorts bermudas boardShorts tailoredShorts cargo frill sequin conversational biker sneaker hoodie puff bow mini westernShirt lame dungarees chain jewellery',
    printed: -0.25,
    accessories: -0.4,
    trims: -0.4,
    turns: { ease: 0.2 },
  },
  treatments: ['strata', 'painted'],
  prints: ['watercolourWash', 'marble', 'pinstripe', 'ombreStripe'],
  ombre: 0.9,
})
