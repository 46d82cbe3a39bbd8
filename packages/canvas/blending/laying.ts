/** An opacity as the share by which an alpha of one byte is multiplied to give a weight in 65,536ths. */
export const shareOf = (opacity: number): number => Math.round(opacity * 65793)

/** What a pixel of the source weighs, in 65,536ths. */
export const weightOf = (pixel: number, share: number): number => (Math.imul(pixel >>> 24, share) + 128) >> 8

/** A weight through a pixel of a mask. */
export function maskedBy(weight: number, pixel: number): number {
  const shown = pixel >>> 24
  return Math.imul(weight, shown + (shown >> 7)) >> 8
}

/** One channel moved to another by a weight. */
export const between = (from: number, to: number, weight: number): number =>
  from + ((Math.imul(to - from, weight) + 32768) >> 16)

/** A pixel of an opaque ground, or one whose alpha stays, with a mixed colour laid on it. */
export const layOpaque = (ground: number, red: number, green: number, blue: number, weight: number): number =>
  (ground & 0xff000000) |
  between(ground & 255, red, weight) |
  (between((ground >>> 8) & 255, green, weight) << 8) |
  (between((ground >>> 16) & 255, blue, weight) << 16)

/** A pixel of a ground that lets through, with a source and its mixed colour laid on it: where nothing is below, the source shows as it is (W3C compositing, general formula). */
export function layClear(
  ground: number,
  source: number,
  red: number,
  green: number,
  blue: number,
  weight: number,
): number {
  const backed = (ground >>> 24) / 255
  const over = weight / 65536
  const alpha = over + backed * (1 - over)
  const share = over / alpha
  const channel = (below: number, above: number, mixed: number) =>
    Math.floor(below + (above + (mixed - above) * backed - below) * share + 0.5)
  return (
    (Math.floor(alpha * 255 + 0.5) << 24) |
    (channel((ground >>> 16) & 255, (source >>> 16) & 255, blue) << 16) |
    (channel((ground >>> 8) & 255, (source >>> 8) & 255, green) << 8) |
    channel(ground & 255, source & 255, red)
  )
}
