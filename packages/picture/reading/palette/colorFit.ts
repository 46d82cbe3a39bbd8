import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import { unpackPalette } from './packPalette.ts'

/** Opens the measure of how well packed palettes hold a colour: the sum over their colours within a CIEDE2000 distance of the share, each the less the farther it is; 0 is not at all, 1 the whole picture in that very colour (requirement S2.44). */
export function openColorFit(wanted: Color, within: number): (palette: Uint8Array) => number {
  const distances = new Map<number, number>()
  const distanceTo = (color: Color) => {
    const key = (color.r << 16) | (color.g << 8) | color.b
    const known = distances.get(key)
    if (known !== undefined) return known
    const distance = colorDistance(wanted, color)
    distances.set(key, distance)
    return distance
  }
  return (palette) => {
    let fit = 0
    for (const { color, share } of unpackPalette(palette)) {
      const distance = distanceTo(color)
      if (distance <= within) fit += share * (1 - distance / (2 * within))
    }
    return fit
  }
}
