/** How light a colour looks, from 0 to 255 (weights of Rec. 709, which add up to one). */
export const lightOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue
