/** A linear channel as sRGB codes it, 0..1; what cannot be shown lies at the edge. */
export function coded(channel: number): number {
  const shown = Math.max(0, Math.min(1, channel))
  return shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055
}
