import type { Worn } from '@toile/craft/designs/design.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'

/** CSS pixels of the patches that stand for garments. */
const sides = { small: { width: 16, height: 16 }, line: { width: 28, height: 20 } }
export type SwatchSize = keyof typeof sides

/** How much of the cloth a patch shows, against the width of the print's tile: enough to be known again. */
const shown = 1.2

/** The print that a garment's patch shows; nothing for one that is only coloured. */
export function swatchOf({ print }: Pick<Worn, 'print'>, size: SwatchSize): PictureOrder | null {
  if (!print) return null
  const { source, repeat, width } = print
  return { kind: 'print', source, repeat, tileWidth: width, across: width * shown, ...sides[size] }
}
