import { definePictureWorld } from './pictureWorld.ts'
import { over, under } from './score.ts'

/** Fabric, its folds and its weave. */
export const cloth = definePictureWorld({
  id: 'cloth',
  label: 'Cloth',
  // The same from side to side, of one colour, and all of it woven finely or falling in folds that lean one way.
  fits: (t) =>
    0.3 * over(t.even, 0.5, 0.75) +
    0.2 * under(t.variety, 0.25, 0.5) +
    0.5 * Math.max(over(t.fineness, 0.8, 1) * over(t.softness, 0.6, 0.85), t.straightness * over(t.slant, 0.5, 0.9)) -
    0.4 * over(t.horizon, 0.15, 0.4) -
    0.3 * over(t.quiet, 0.4, 0.7) -
    0.4 * over(t.vivid, 0.4, 0.7) -
    0.4 * over(t.dark, 0.5, 0.8),
  leaning: {
    aims: { formality: [0.6, 1], volume: [0.5, 0.6], warmth: [0.5, 1] },
    loves: 'draped wrap blazer column bias coat',
    likes:
      'wool silk tweed satin crepe cowl slip trousers pencil turtleneck shirt kimono palazzo waistcoat wide cape loafer pump tunic aLineSkirt sheath',
    seldom: 'conversational nylon',
    hardly: 'boardShorts camp straw parka sequin cargo hoodie swimsuit fringe',
    turns: { ease: 0.2, flare: 0.1 },
    printed: -0.15,
    trims: -0.2,
  },
  treatments: ['texture', 'painted', 'gradient'],
  prints: ['herringbone', 'pinstripe', 'houndstooth', 'marble', 'windowpane'],
  ombre: 0.6,
})
