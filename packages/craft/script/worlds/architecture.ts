import { definePictureWorld } from './pictureWorld.ts'
import { over } from './score.ts'

/** Built lines. */
export const architecture = definePictureWorld({
  id: 'architecture',
  label: 'Architecture',
  // A grey ground is no building: straight edges that lie level and stand upright are, and a thing before a wall is none.
  fits: (t) =>
    0.45 * Math.max(over(t.square, 0.3, 0.6), t.straightness * over(t.order, 0.3, 1) * (1 - t.slant)) +
    0.25 * over(t.grey, 0.4, 0.9) +
    0.15 * over(t.contrast, 0.3, 0.5) +
    0.15 * over(t.straightness, 0.5, 0.9) -
    0.5 * over(t.horizon, 0.4, 0.7) -
    0.5 * over(t.figure, 0.25, 0.6) -
    0.3 * over(t.saturation, 0.35, 0.55) -
    0.3 * over(t.dark, 0.35, 0.6),
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
