import { colorOfNumber } from '@toile/canvas/adjusting/colorOfNumber.ts'

/** Red, green and blue, 0 to 255, of a colour that is told as #rrggbb. */
export const rgbOf = (hex: string): readonly [red: number, green: number, blue: number] =>
  colorOfNumber(Number.parseInt(hex.slice(1), 16))
