import { type Color, toHex } from '../../colors/color.ts'
import { withColors } from '../colorways/withColors.ts'
import type { Design } from '../design.ts'

/** Every colour of what a look wears, each once, in the order of dressing. */
export function colorsOn(design: Design): Color[] {
  const found = new Map<string, Color>()
  withColors(design, (color) => {
    found.set(toHex(color), found.get(toHex(color)) ?? color)
    return color
  })
  return [...found.values()]
}
