import { type Color, colorDistance, toHex } from '@toile/craft/colors/color.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import { plainColor } from '@toile/craft/designs/compose/wornLook.ts'
import { sure } from '@toile/geometry'
import type { PaletteColor } from '@toile/picture/reading/palette/extractPalette.ts'
import type { Cloth } from './wornCloth.ts'

/** Two colours nearer than this (ΔE00) read as one. */
const near = 8
/** A colour that covers less of the cloth is not seen. */
const seen = 0.02

/** Worn colours with their shares of the cloth, near ones joined. */
export function wornColors(cloth: readonly Cloth[]): { color: Color; share: number }[] {
  const areas = new Map<string, { color: Color; share: number }>()
  const total = cloth.reduce((sum, { area }) => sum + area, 0) || 1
  for (const { color, weight } of cloth.flatMap(({ colors }) => colors)) {
    const known = areas.get(toHex(color))
    if (known) known.share += weight / total
    else areas.set(toHex(color), { color, share: weight / total })
  }
  const joined: { color: Color; share: number }[] = []
  for (const one of [...areas.values()].sort((a, b) => b.share - a.share)) {
    const like = joined.find(({ color }) => colorDistance(color, one.color) < 2)
    if (like) like.share += one.share
    else joined.push({ ...one })
  }
  return joined
}

/** The share of a photograph's palette that cloth of a collection meets. */
export function colorsMet(palette: readonly PaletteColor[], worn: readonly { color: Color; share: number }[]): number {
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1
  const visible = worn.filter(({ share }) => share > seen)
  const met = palette.filter(({ color }) => visible.some((own) => colorDistance(own.color, color) < near))
  return met.reduce((sum, { share }) => sum + share, 0) / total
}

/** How many colours are seen in the cloth. */
export const colorsSeen = (worn: readonly { share: number }[]) => worn.filter(({ share }) => share > seen).length

/** What is more than a sixth of a photograph is no accent of it. */
const mostAccents = 0.16

/** A photograph's accents, at most two: vivid, unlike the rest, and together less than a sixth of it. */
export function accentsOf(palette: readonly PaletteColor[]): Color[] {
  const places = palette.map(({ color, share }) => ({ color, share, place: oklabOf(color) }))
  return places
    .filter(({ share, place: [lightness, a, b] }) => share < mostAccents && Math.hypot(a, b) > 0.07 && lightness > 0.28)
    .map((one) => {
      const apart = places.reduce(
        (sum, { place, share }) => sum + share * Math.hypot(...place.map((value, k) => value - sure(one.place[k]))),
        0,
      )
      return { color: one.color, share: one.share, telling: Math.hypot(one.place[1], one.place[2]) * apart }
    })
    .sort((a, b) => b.telling - a.telling)
    .slice(0, 2)
    .filter(({ share }, rank, [first]) => rank === 0 || sure(first).share + share < mostAccents)
    .map(({ color }) => color)
}

/** The share of the cloth that is near a photograph's accents, and to none of its other colours nearer. */
export const accentShare = (
  palette: readonly PaletteColor[],
  accents: readonly Color[],
  worn: readonly { color: Color; share: number }[],
): number =>
  worn.reduce((sum, { color, share }) => {
    const chip = palette.reduce((best, one) =>
      colorDistance(one.color, color) < colorDistance(best.color, color) ? one : best,
    )
    return (
      sum +
      (accents.some((accent) => toHex(accent) === toHex(chip.color)) && colorDistance(chip.color, color) < near
        ? share
        : 0)
    )
  }, 0)

/** In how many looks each colour is worn plain. */
export const looksPlain = (colors: readonly Color[], cloth: readonly Cloth[]): number[] =>
  colors.map((color) => {
    const hex = toHex(color)
    return new Set(cloth.flatMap(({ look, worn }) => (plainColor(worn) === hex ? [look] : []))).size
  })
