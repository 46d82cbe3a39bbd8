import { toHex } from '@toile/craft/colors/color.ts'
import type { ColorItem } from '@toile/studio/projects/project.ts'
import { fillStyle } from '../../fields/colors/fillStyle.ts'

/** A colorboard entry as a CSS background: its gradient where it has one. */
export const colorStyle = ({ color, gradient }: Pick<ColorItem, 'color' | 'gradient'>): string =>
  gradient ? fillStyle({ kind: 'gradient', gradient }) : toHex(color)
