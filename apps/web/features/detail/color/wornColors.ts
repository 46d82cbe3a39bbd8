import { type Color, toHex } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'

/** Every colour of the cloths of a look, each once, the outermost garment first. */
export function wornColors({ garments }: Pick<Design, 'garments'>): Color[] {
  const all = garments
    .toReversed()
    .flatMap(({ fill, contrast, trim }) => [
      ...(fill.kind === 'solid' ? [fill.color] : fill.gradient.stops.map(({ color }) => color)),
      ...(contrast ? [contrast] : []),
      ...(trim ? [trim] : []),
    ])
  return [...new Map(all.map((color) => [toHex(color), color])).values()]
}
