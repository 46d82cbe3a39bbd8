import { blur } from '../raster/blur.ts'
import type { LightMaps } from './lightMaps.ts'

/** Widths of the shadow of somebody who stands, in heads. */
const widths = [0.04, 0.12, 0.36] as const

/** The cover of a subject blurred over three widths, and its contact with the floor, as bytes; empty where it lies on its ground. */
export function thrownMaps(
  cover: Float32Array,
  width: number,
  height: number,
  scale: number,
  stands: LightMaps['stands'],
): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 4)
  if (stands.at === 'plane') return out
  const blurred = widths.map((heads) => blur(cover.slice(), width, height, Math.max(1, Math.round(heads * scale))))
  // What touches the floor is what is lowest.
  const low = cover.map((value, i) => (Math.floor(i / width) > stands.feet - 0.22 * scale ? value : 0))
  const near = Math.max(1, Math.round(0.07 * scale))
  const contact = blur(low, width, height, near * 2, Math.max(1, Math.round(near * 0.6)))
  for (let i = 0; i < cover.length; i++) {
    for (let c = 0; c < 3; c++) out[i * 4 + c] = 255 * (blurred[c]?.[i] ?? 0)
    out[i * 4 + 3] = 255 * Math.min(1, contact[i]! * 1.5)
  }
  return out
}
