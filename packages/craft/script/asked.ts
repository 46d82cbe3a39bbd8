import type { Color } from '../colors/color.ts'

/** A colour of the colour board, by its id. */
export interface AskedColor {
  id: string
  color: Color
}
