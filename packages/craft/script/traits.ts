import { z } from 'zod'

const share = z.number().min(0).max(1)

/** The families of hue that a picture's colours are counted in. */
export const hueFamilies = ['rose', 'rust', 'gold', 'green', 'teal', 'blue', 'violet'] as const

/** What a moodboard picture shows beside its single colours, every number 0..1. */
export const traitsSchema = z.object({
  lightness: share,
  contrast: share,
  saturation: share,
  /** Cold 0, neutral 0.5, warm 1. */
  warmth: share,
  /** Share of pixels without a hue. */
  grey: share,
  /** How many families of hues there are, one 0, five and more 1. */
  variety: share,
  /** Small lights above the rest: stars, windows, foam, gold. */
  glints: share,
  busyness: share,
  /** How much of the change lies in small details. */
  fineness: share,
  /** No edges 1, many hard ones 0. */
  softness: share,
  /** Whether neighbouring edges agree: built and woven things near 1, foliage and cloud near 0. */
  straightness: share,
  /** The share of edges that lie level, stand upright, lean; and how far one direction rules. */
  level: share,
  upright: share,
  slant: share,
  order: share,
  /** How much of the detail stands in the middle before a quiet ground. */
  figure: share,
  /** Bands of sky, sea and land. */
  horizon: share,
  /** How far the hard edges lie level and stand upright: built things. */
  square: share,
  /** Share of pixels that are nearly black. */
  dark: share,
  /** Share of a picture in which hardly anything changes. */
  quiet: share,
  /** How alike the parts of a picture are: cloth from side to side 1, a sky over a field 0. */
  even: share,
  /** How far its strongest colours stand above its usual ones: a red thing on grey ground. */
  vivid: share,
  /** Shares of what an eye sees first by family of hue: what stands out counts more than what covers. */
  hues: z.object({ rose: share, rust: share, gold: share, green: share, teal: share, blue: share, violet: share }),
})
export type Traits = z.output<typeof traitsSchema>
