import { type Color, colorDistance, lightnessChromaHue } from './color.ts'
import { contrastRatio } from './contrast.ts'
import { type SightId, seenBy, sights } from './sight.ts'

/** Below this CIEDE2000 distance two areas of cloth beside each other are hard to tell apart. */
const hardToTell = 5

/** Below this CIEDE2000 distance two colours are the same to the eye (Sharma, Wu and Dalal 2005: about one just noticeable difference). */
export const sameToTheEye = 1

/** Two colours compared. */
export interface Comparison {
  /** 1 to 21 (WCAG 2.2). */
  ratio: number
  /** CIEDE2000. */
  distance: number
  /** The kinds of sight for which the two are hard to tell apart. */
  hardFor: SightId[]
}

/** Compares two colours, also as colour-blind eyes see them. */
export const compareColors = (a: Color, b: Color): Comparison => ({
  ratio: contrastRatio(a, b),
  distance: colorDistance(a, b),
  hardFor: sights.flatMap(({ id }) => (colorDistance(seenBy(id, a), seenBy(id, b)) < hardToTell ? [id] : [])),
})

/** Pairs of places in a list whose colours are the same to the eye, the earlier place first (look.md B33). */
export function twins(colors: readonly Color[]): [number, number][] {
  return colors.flatMap((color, at) =>
    colors
      .slice(0, at)
      .flatMap((other, i): [number, number][] => (colorDistance(color, other) < sameToTheEye ? [[i, at]] : [])),
  )
}

/** Orders in which a palette can be looked at. */
export const colorOrders = [
  { id: 'own', label: 'As ordered' },
  { id: 'lightness', label: 'By lightness' },
  { id: 'hue', label: 'By hue' },
] as const
export type ColorOrder = (typeof colorOrders)[number]['id']

/** Chroma in OKLCH below which a colour counts as a neutral. */
const neutral = 0.025

/** Entries in an order: from light to dark, or round the hues from red with the neutrals last from light to dark. */
export function ordered<T extends { color: Color }>(entries: readonly T[], order: ColorOrder): T[] {
  if (order === 'own') return [...entries]
  const known = entries.map((entry) => ({ entry, ...lightnessChromaHue(entry.color) }))
  const byLightness = (a: { lightness: number }, b: { lightness: number }) => b.lightness - a.lightness
  if (order === 'lightness') return known.toSorted(byLightness).map(({ entry }) => entry)
  const colored = known.filter(({ chroma }) => chroma >= neutral)
  const greys = known.filter(({ chroma }) => chroma < neutral)
  return [...colored.toSorted((a, b) => a.hue - b.hue), ...greys.toSorted(byLightness)].map(({ entry }) => entry)
}
