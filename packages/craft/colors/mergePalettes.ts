import { type Color, colorDistance } from './color.ts'

/** A colour and how much of a picture it covers, 0..1. */
export interface SharedColor {
  color: Color
  share: number
}

/** Colours nearer than this (CIEDE2000) become one. */
const near = 7

/** One palette out of those of several pictures: near colours are joined under the one that covers most, shares are means over the pictures, the largest first. */
export function mergePalettes(palettes: readonly (readonly SharedColor[])[], most: number): SharedColor[] {
  const all = palettes.flat().toSorted((a, b) => b.share - a.share)
  const merged: SharedColor[] = []
  for (const { color, share } of all) {
    const home = merged.find((one) => colorDistance(one.color, color) < near)
    if (home) home.share += share
    else merged.push({ color, share })
  }
  return merged
    .map(({ color, share }) => ({ color, share: share / Math.max(1, palettes.length) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most)
}
