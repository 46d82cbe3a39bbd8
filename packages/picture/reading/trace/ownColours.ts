import type { Mask } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'

const reach = 6

/** The drawing's own colours inside the mask, with lines replaced by the nearest unlined colour along a row or column; opaque RGBA, ground black. */
export function ownColours(pixels: Pixels, mask: Mask, lines: Uint8Array): Uint8ClampedArray {
  const { width } = mask
  const out = new Uint8ClampedArray(pixels.rgba.length)
  const clean = (i: number) => mask.values[i] === 1 && lines[i] < 40
  const ways = [-1, 1, -width, width]
  for (let i = 0; i < mask.values.length; i++) {
    out[i * 4 + 3] = 255
    if (!mask.values[i]) continue
    let from = i
    for (let k = 1; k <= reach && !clean(from); k++) from = ways.map((way) => i + way * k).find(clean) ?? from
    for (let c = 0; c < 3; c++) out[i * 4 + c] = pixels.rgba[from * 4 + c]
  }
  return out
}
