import { definePictureWorld } from './pictureWorld.ts'
import { over, under } from './score.ts'

/** Sea, lakes and rivers by day. */
export const water = definePictureWorld({
  id: 'water',
  label: 'Water',
  // What lies level is water only where it is blue.
  // What lies level is water only where it is blue, or where lights lie on a calm green.
  fits: (t) => {
    const { green, teal, blue } = t.hues
    const pond = over(t.glints, 0.4, 0.7) * over(green + teal, 0.2, 0.4) * over(t.quiet, 0.2, 0.4)
    const wet = Math.max(over(teal + blue, 0.15, 0.6), pond)
    return (
      0.45 * wet +
      0.15 * pond +
      (0.3 * t.level + 0.25 * t.horizon) * (0.3 + 0.7 * wet) -
      0.4 * under(t.lightness, 0.35, 0.5) * (1 - pond)
    )
  },
  leaning: {
    aims: { warmth: [0.12, 6], volume: [0.6, 1], formality: [0.4, 1.2] },
    loves: 'linen palazzo kaftan wrap slip culottes espadrille flatSandal kimono',
    likes:
      'silk chiffon seersucker cotton wide breton camp halter shirtDress straw sailor jumpsuit bardot oneShoulder mule tunic paperbag shorts',
    seldom: 'denim tweed knit boot blazer',
    hardly:
      'wool leather velvet corduroy quilted fur puffer coat parka cargo sweater cardigan zip corset miniSkirt gilet biker',
    turns: { ease: 0.15, flare: 0.3 },
    layers: 0.3,
  },
  treatments: ['strata', 'painted'],
  prints: ['seigaiha', 'bretonStripe', 'arashi', 'ombreStripe', 'shells', 'awningStripe'],
  ombre: 1,
})
