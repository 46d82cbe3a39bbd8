import { definePictureWorld } from './pictureWorld.ts'
import { over } from './score.ts'

/** Built lines. */
export const architecture = definePictureWorld({
  id: 'architecture',
  label: 'Architecture',
  fits: (t) =>
    0.35 * over(t.grey, 0.4, 0.9) +
    0.35 * t.straightness * over(t.order, 0.3, 1) +
    0.2 * over(t.contrast, 0.3, 0.6) +
    0.1 * over(t.busyness, 0.2, 0.6) -
    0.5 * over(t.horizon, 0.5, 0.8),
  leaning: {
    aims: { warmth: [0.5, 2], formality: [0.75, 3], volume: [0.45, 0.8], waist: [0.5, 0.4] },
    loves: 'blazer tailored gabardine wool pencil shift trench doubleBreasted sheath',
    likes:
      'cigarette trousers crepe leather turtleneck coat waistcoat funnel asymmetric culottes loafer derby pump column shirt nehru cape',
    seldom: 'cotton floral knit',
    hardly:
      'shorts bermudas boardShorts tailoredShorts frill tiered puff smock ruffle babydoll bow straw tieDye fringe linen cargo romper gathered ballet',
    turns: { box: 0.4, slant: 0.5 },
    printed: -0.05,
    trims: -0.2,
  },
  treatments: ['mirrored', 'painted'],
  prints: ['windowpane', 'geometric', 'opArt', 'houndstooth', 'pinstripe'],
  ombre: 0.2,
})
