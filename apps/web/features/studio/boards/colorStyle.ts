import { toHex } from '@toile/fashion/colors/color.ts'
import type { ColorItem } from '@toile/fashion/projects/project.ts'
import { fillStyle } from '../detail/color/fillStyle.ts'

/** A colorboard entry as a CSS background: its gradient where it has one. */
export const colorStyle = ({ color, gradient }: Pick<ColorItem, 'color' | 'gradient'>): string =>
  gradient ? fillStyle({ kind: 'gradient', gradient }) : toHex(color)
