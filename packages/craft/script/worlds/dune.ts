import { definePictureWorld } from './pictureWorld.ts'
import { over, under } from './score.ts'

/** Sand and dry land. */
export const dune = definePictureWorld({
  id: 'dune',
  label: 'Dune',
  // Bands in the hues of sand, with nothing vivid before them.
  fits: (t) => {
    const sand = over(t.hues.rust + t.hues.gold, 0.2, 0.6)
    return (
      0.35 * sand +
      (0.35 * t.softness * over(t.horizon, 0.3, 0.7) + 0.3 * under(t.fineness, 0.25, 0.6)) * (0.2 + 0.8 * sand) -
      0.3 * under(t.lightness, 0.4, 0.6) -
      0.4 * over(t.vivid, 0.3, 0.6) -
      0.4 * over(t.saturation, 0.55, 0.7)
    )
  },
  leaning: {
    aims: { warmth: [0.22, 4], volume: [0.6, 1.2], formality: [0.4, 1], length: [0.8, 1] },
    loves: 'linen safari wrap kaftan tunic suede jumpsuit culottes harem',
    likes:
      'cotton gabardine silk trench shirtDress wide paperbag kimono belt flatSandal mule boot crepe headscarf slip bermudas',
    seldom: 'denim jersey knit cardigan',
    hardly: 'puffer fleece velvet sequin fur hoodie nylon zip cable parka beanie miniSkirt',
    turns: { flare: 0.3, ease: 0.2 },
    layers: 0.6,
  },
  treatments: ['strata', 'painted'],
  prints: ['arashi', 'ombreStripe', 'kilim', 'zebra', 'ikat'],
  ombre: 0.9,
})
