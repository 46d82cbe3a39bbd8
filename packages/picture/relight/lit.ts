import type { Light } from '@toile/craft/products/light.ts'
import { vignette } from './lens.ts'
import type { LightMaps } from './lightMaps.ts'
import { displayedParts } from './linearLight.ts'
import { litGround } from './litGround.ts'
import { sceneOf } from './litScene.ts'
import { litSubject } from './litSubject.ts'
import type { LitRow } from './litRow.ts'
import { noiseAt } from './noiseAt.ts'
import { seenRow } from './seenRow.ts'
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

/** The same for some rows of the picture; where its ground is of no concern, only for the subject. */
export function litRows(
  maps: LightMaps,
  light: Light,
  shares: SeenShares,
  out: Uint8ClampedArray,
  from: number,
  to: number,
  withGround = true,
): void {
  const { width, height, albedo } = maps
  const scene = sceneOf(light)
  const line = new Float64Array(width * 3)
  const rows = () => scene.lamps.map(() => new Float32Array(width))
  const lit: LitRow = { y: from, line, subjectSeen: rows(), groundSeen: rows() }
  const layGround = litGround(maps, scene)
  const layCloth = litSubject(maps, scene)
  for (let y = from; y < to; y++) {
    lit.y = y
    const row = y * width * 4
    let [bare, clothed] = [false, false]
    for (let j = row + 3; j < row + width * 4; j += 4) {
      const cover = albedo[j]!
      if (cover < 255) bare = true
      if (cover > 0) clothed = true
    }
    if (bare && withGround) {
      for (const [k, into] of lit.groundSeen.entries()) seenRow(shares, y, 2 + k, into)
      layGround(lit)
    }
    if (clothed) {
      for (const [k, into] of lit.subjectSeen.entries()) seenRow(shares, y, k, into)
      layCloth(lit)
    }
    develop(line, out, y, width, height)
  }
}

/** Parts of a step of a colour by which the grain of a picture changes it at most, up and down. */
const grain = 1.6 * 256

/** What the lens and the picture make of a row of light. */
function develop(line: Float64Array, out: Uint8ClampedArray, y: number, width: number, height: number): void {
  const half = height / 2
  const v = (y - half) / half
  for (let x = 0, j = y * width * 4, c = 0; x < width; x++, j += 4, c += 3) {
    const u = (x - width / 2) / half
    const off = u * u + v * v
    const lens = 1 - vignette * (off < 1 ? off : 1)
    // Half a step rounds.
    const add = noiseAt(x + 7919, y + 104729) * 2 * grain - grain + 128
    out[j] = (displayedParts(line[c]! * lens) + add) >> 8
    out[j + 1] = (displayedParts(line[c + 1]! * lens) + add) >> 8
    out[j + 2] = (displayedParts(line[c + 2]! * lens) + add) >> 8
    out[j + 3] = 255
  }
}
