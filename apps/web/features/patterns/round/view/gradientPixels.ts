import type { Gradient } from '@toile/craft/colors/fill.ts'

/** A gradient from its beginning to its end as 256 pixels of red, green, blue and opacity. */
export function gradientPixels({ stops }: Pick<Gradient, 'stops'>): Uint8Array<ArrayBuffer> {
  const sorted = stops.toSorted((a, b) => a.at - b.at)
  const pixels = new Uint8Array(1024)
  for (let i = 0; i < 256; i++) {
    const at = i / 255
    const after = sorted.findIndex((stop) => stop.at >= at)
    const to = sorted[after] ?? sorted.at(-1)
    const from = sorted[after - 1] ?? (after === 0 ? to : sorted.at(-1))
    if (!from || !to) continue
    const share = to.at > from.at ? (at - from.at) / (to.at - from.at) : 0
    const mixed = (a: number, b: number) => Math.round(a + (b - a) * share)
    pixels.set(
      [
        mixed(from.color.r, to.color.r),
        mixed(from.color.g, to.color.g),
        mixed(from.color.b, to.color.b),
        mixed(from.opacity * 255, to.opacity * 255),
      ],
      4 * i,
    )
  }
  return pixels
}
