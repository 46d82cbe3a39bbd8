import { definePictureWorld } from './pictureWorld.ts'
import { organic, over, under } from './score.ts'

/** Autumn, spice and wood. */
export const earth = definePictureWorld({
  id: 'earth',
  label: 'Earth',
  // What is dark or grown is of earth only in its browns.
  fits: (t) => {
    const brown = over(t.hues.rust + 0.7 * t.hues.gold + 0.5 * Math.min(t.hues.rose, t.hues.rust), 0.35, 0.8)
    return (
      0.45 * brown +
      (0.25 * under(t.lightness, 0.4, 0.62) + 0.15 * over(t.busyness, 0.25, 0.5) + 0.15 * organic(t)) *
        (0.3 + 0.7 * brown) -
      0.5 * over(t.horizon, 0.35, 0.8)
    )
  },
  leaning: {
    aims: { warmth: [0.65, 4], sleeve: [0.85, 1], formality: [0.35, 1] },
    loves: 'corduroy suede tweed knit quilted cardigan shacket duffle',
    likes:
      'wool leather boot kilt aran turtleneck trench poncho slipover pleated chelsea brogue scarf overshirt aLineSkirt flared blouse wrapCoat shirt beret',
    seldom: 'nylon satin silk',
    hardly:
      'shorts bermudas boardShorts tailoredShorts linen sandal camp straw chiffon halter swimsuit kaftan sequin lame board romper espadrille slide short strapless none',
    layers: 1.8,
  },
  treatments: ['painted', 'motif', 'texture'],
  prints: ['paisley', 'brushCheck', 'tartan', 'botanicalLine', 'herringbone', 'glenCheck'],
  ombre: 0.1,
})
