/** Red, green and blue, 0 to 255, of a colour that is told as #rrggbb. */
export function rgbOf(hex: string): readonly [r: number, g: number, b: number] {
  const word = Number.parseInt(hex.slice(1), 16)
  return [(word >> 16) & 255, (word >> 8) & 255, word & 255]
}
