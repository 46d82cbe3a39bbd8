import type { Color } from '../colors/color.ts'

/** A colour written as 0xrrggbb. */
export const tone = (rgb: number): Color => ({ r: (rgb >> 16) & 255, g: (rgb >> 8) & 255, b: rgb & 255 })
