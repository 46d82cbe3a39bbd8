import { blur } from '../raster/blur.ts'
import type { Pixels } from '../surface.ts'
import type { EstimatedForm } from './estimatedForm.ts'
import type { LightMaps } from './lightMaps.ts'
import { openness } from './openness.ts'
import { thrownMaps } from './thrownMaps.ts'

/** What something cut out is lit before. */
export interface Behind {
  /** Colours; alpha is how far they take the light of lamps. */
  albedo: Uint8ClampedArray
  form: Float32Array | null
  stands: LightMaps['stands']
  /** Parts of the scale between it and a wall or table. */
  lift: number
}

/** Cloth of no kind that is known: matt, hardly mirroring. */
const cloth = { rough: 205, nap: 34, mirror: 8, own: 130, wrap: 30 }
const hollow = 0.32

/** The maps of something that was cut out of a picture, by its estimated form, before a ground. */
export function estimatedMaps(cut: Pixels, of: EstimatedForm, { albedo, form, stands, lift }: Behind): LightMaps {
  const { width, height, rgba } = cut
  const count = width * height
  const { scale, heights, slopeX, slopeY } = of
  const cover = Float32Array.from({ length: count }, (_, i) => rgba[i * 4 + 3]! / 255)
  const stood = heights.map((z, i) => z + lift * scale * cover[i]!)
  const open = openness({ values: stood, width, height }, hollow * scale)
  const outline = blur(cover.slice(), width, height, Math.max(1, Math.round(0.05 * scale)))
  const own = new Float32Array(count * 4)
  const surface = new Uint8ClampedArray(count * 4)
  const edge = new Uint8ClampedArray(count * 4)
  let highest = 0
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    own[j + 2] = stood[i]!
    own[j + 3] = open[i]!
    highest = Math.max(highest, stood[i]!)
    if (!cover[i]) continue
    own[j] = slopeX[i]!
    own[j + 1] = slopeY[i]!
    surface[j] = cloth.rough
    surface[j + 1] = cloth.nap
    surface[j + 2] = cloth.mirror
    surface[j + 3] = cloth.own
    edge[j] = cloth.wrap
    edge[j + 1] = 510 * Math.max(0, 1 - outline[i]!)
  }
  return {
    width,
    height,
    scale,
    albedo: rgba,
    form: own,
    highest,
    surface,
    edge,
    ground: albedo,
    groundForm: form ?? new Float32Array(count * 4),
    thrown: thrownMaps({ cover, albedo: rgba, width, height, scale, stands, lift }),
    stands,
  }
}
