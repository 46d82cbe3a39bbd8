import { toHex } from '@toile/craft/colors/color.ts'
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

/** The inks of a garment's print in stripes, as a background of CSS: what stands for it until it is drawn; nothing for one that has no inks of its own. */
export function inksOf({ print }: Pick<Worn, 'print'>): string | null {
  if (!print || !('colors' in print.source)) return null
  const { colors } = print.source
  const stripes = colors.map(
    (ink, i) => `${toHex(ink)} ${(i / colors.length) * 100}% ${((i + 1) / colors.length) * 100}%`,
  )
  return `linear-gradient(135deg, ${stripes.join(',')})`
}
