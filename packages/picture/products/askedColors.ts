import type { Color } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LookBuffer } from '../looks/bufferOn.ts'

/** A colour that a designer asked for, and the pixels in which its cloth faces the viewer without print. */
export interface AskedColor {
  garment: string
  color: Color
  pixels: readonly number[]
}

/** How far a pixel's colour without light may be from the asked one: what is further is print, trim or thread. */
const apart = 90
/** So few pixels say nothing. */
const least = 60

/** The colours of a look's garments with every `step`th pixel that is of them, before light. */
export function askedColors({ garments }: Design, buffer: LookBuffer, step: number): AskedColor[] {
  const { width, height, material, materials, albedo, coverage } = buffer
  const known = new Map<string, { color: Color; pixels: number[] }>()
  // A print all over shows colours of its own: what is near the cloth's by chance is no cloth.
  for (const { id, fill, hidden, print } of garments)
    if (!hidden && fill.kind === 'solid' && (print?.mode !== 'overall' || print.along))
      known.set(id, { color: fill.color, pixels: [] })
  const of = materials.map((optics) => known.get(optics.of?.garment ?? ''))
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const i = y * width + x
      const found = of[material[i]! - 1]
      if (!found || coverage[i]! < 252) continue
      const { r, g, b } = found.color
      const far = Math.abs(albedo[i * 4]! - r) + Math.abs(albedo[i * 4 + 1]! - g) + Math.abs(albedo[i * 4 + 2]! - b)
      if (far < apart) found.pixels.push(i)
    }
  }
  return [...known].flatMap(([garment, { color, pixels }]) =>
    pixels.length < least ? [] : [{ garment, color, pixels }],
  )
}

/** The part of some pixels that is lit and not a highlight: from this share of their brightness to that. */
const litFrom = 0.35
const litTo = 0.9

/** The mean colour of pixels where they are lit, red, green and blue of 255. */
export function litMean(pixels: readonly number[], rgba: Uint8ClampedArray): [number, number, number] {
  const order = pixels.toSorted((a, b) => rgba[a * 4 + 1]! - rgba[b * 4 + 1]!)
  const lit = order.slice(Math.floor(order.length * litFrom), Math.max(1, Math.floor(order.length * litTo)))
  const mean = (c: number) => lit.reduce((sum, i) => sum + rgba[i * 4 + c]!, 0) / lit.length
  return [mean(0), mean(1), mean(2)]
}
