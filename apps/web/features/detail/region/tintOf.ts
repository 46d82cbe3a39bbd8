import type { Region } from '@toile/craft/applied/region.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { colorAt } from '../../../shared/fields/colors/gradient.ts'

/** The colour of CSS in which a stroke is shown that will be filled so; of a print the screen's own chalk. */
export function tintOf(fill: Region['fill']): string {
  if (fill.kind === 'solid' || fill.kind === 'fabric') return toHex(fill.color)
  return fill.kind === 'gradient' ? toHex(colorAt(fill.gradient, 0.5)) : 'var(--chalk)'
}
