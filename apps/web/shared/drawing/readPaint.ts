/** A share 0..1 as a byte, cut off as the server's canvas does. */
export const byte = (share: number): number => Math.max(0, Math.min(255, Math.floor(share * 255)))

/** Red, green, blue and opacity, all 0..255, of '#rgb', '#rrggbb', 'rgb()' and 'rgba()'. */
export function readPaint(text: string): readonly [number, number, number, number] {
  const numbers = /^rgba?\(([^)]*)\)$/.exec(text)?.[1]?.split(',').map(Number)
  if (numbers) {
    const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, opacity = 1] = numbers
    return [Math.round(red), Math.round(green), Math.round(blue), byte(opacity)]
  }
  const digits = text.replace('#', '')
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(whole, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255, 255]
}
