import { type Color, colorDistance } from '../colors/color.ts'

/** The palette of one picture, and how much of the board the picture takes. */
export interface PicturePalette {
  id: string
  area: number
  colors: readonly { color: Color; share: number }[]
}

/** A colour of a whole moodboard: its share of all pictures, and of each picture it comes from, the largest first. */
export interface BoardColor {
  color: Color
  share: number
  from: readonly { id: string; share: number }[]
}

/** Colours nearer than this are one on a palette (CIEDE2000). */
const same = 8

/** The palette of a moodboard out of those of its pictures, weighed by their areas; each colour is one that a picture has (requirement S5.21). */
export function boardPalette(pictures: readonly PicturePalette[], most = 12): BoardColor[] {
  const all = pictures
    .flatMap(({ id, area, colors }) => colors.map(({ color, share }) => ({ id, color, weight: share * area })))
    .sort((a, b) => b.weight - a.weight)
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  const found: { color: Color; weights: Map<string, number> }[] = []
  for (const { id, color, weight } of all) {
    const near = found
      .map((one) => ({ one, off: colorDistance(one.color, color) }))
      .filter(({ off }) => off < same)
      .sort((a, b) => a.off - b.off)[0]?.one
    if (near) near.weights.set(id, (near.weights.get(id) ?? 0) + weight)
    else found.push({ color, weights: new Map([[id, weight]]) })
  }
  return found
    .map(({ color, weights }): BoardColor => {
      const from = [...weights].map(([id, weight]) => ({ id, share: weight / total })).sort((a, b) => b.share - a.share)
      return { color, from, share: from.reduce((sum, { share }) => sum + share, 0) }
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, most)
}
