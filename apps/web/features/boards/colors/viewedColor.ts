import type { Color } from '@toile/craft/colors/color.ts'

/** A colour of the board as a view shows it. */
export interface ViewedColor {
  id: string
  name: string
  /** As it is. */
  color: Color
  /** As the chosen kind of sight sees it. */
  seen: Color
}
