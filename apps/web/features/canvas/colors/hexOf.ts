/** A colour of red, green and blue, 0 to 255 each, as documents tell it. */
export const hexOf = (...channels: readonly [r: number, g: number, b: number]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
