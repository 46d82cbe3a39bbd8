import type { Light } from '@toile/craft/products/light.ts'
import type { LightMaps } from './lightMaps.ts'
import { displayed } from './linearLight.ts'
import { litGround } from './litGround.ts'
import { sceneOf } from './litScene.ts'
import { litSubject } from './litSubject.ts'
import { noiseAt } from './noiseAt.ts'
import { type SeenShares, seenShares } from './seenShares.ts'
import { shadowsOf } from './shadowsOf.ts'

/** Lights a picture; red, green, blue, alpha of its pixels. Cloth that faces the viewer shows its own colour wherever the lamp stands (requirement S1.08). */
export function lit(maps: LightMaps, light: Light): Uint8ClampedArray {
  const { width, height } = maps
  const out = new Uint8ClampedArray(width * height * 4)
  litRows(maps, light, seenBy(maps, light), out, 0, height)
  return out
}

/** How much of a light's lamps is seen from everywhere in a picture. */
export const seenBy = (maps: LightMaps, light: Light): SeenShares => seenShares(shadowsOf(maps, sceneOf(light).lamps))

/** The lens draws its corners darker by this. */
export const vignette = 0.08

/** The same for some rows of the picture. */
export function litRows(
  maps: LightMaps,
  light: Light,
  shares: SeenShares,
  out: Uint8ClampedArray,
  from: number,
  to: number,
): void {
  const { width, height, albedo } = maps
  const scene = sceneOf(light)
  const line = new Float64Array(width * 3)
  const layGround = litGround(maps, scene, shares)
  const layCloth = litSubject(maps, scene, shares)
  const half = height / 2
  for (let y = from; y < to; y++) {
    const row = y * width * 4
    let [bare, clothed] = [false, false]
    for (let j = row + 3; j < row + width * 4; j += 4) {
      if (albedo[j]! < 255) bare = true
      if (albedo[j]! > 0) clothed = true
    }
    if (bare) layGround(y, line)
    if (clothed) layCloth(y, line)
    const v = (y - half) / half
    for (let x = 0, j = row, c = 0; x < width; x++, j += 4, c += 3) {
      const u = (x - width / 2) / half
      const off = u * u + v * v
      const lens = 1 - vignette * (off < 1 ? off : 1)
      const grain = (noiseAt(x + 7919, y + 104729) - 0.5) * 3.2
      out[j] = displayed(line[c]! * lens) + grain
      out[j + 1] = displayed(line[c + 1]! * lens) + grain
      out[j + 2] = displayed(line[c + 2]! * lens) + grain
      out[j + 3] = 255
    }
  }
}
