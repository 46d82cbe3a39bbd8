import type { Color } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import { packLzw } from './packLzw.ts'

/** A picture in inks: for each pixel the number of its ink. */
export interface InkPlane {
  width: number
  height: number
  index: Uint8Array
}

const stripRows = 64
const entryCount = 12

/** A palette TIFF with LZW strips and its resolution in dots per inch (TIFF 6.0); yields the share done after each strip. */
export function* indexedTiff(
  { width, height, index }: InkPlane,
  inks: readonly Color[],
  dpi: number,
): Generator<number, Uint8Array> {
  const strips: Uint8Array[] = []
  for (let top = 0; top < height; top += stripRows) {
    const bottom = Math.min(height, top + stripRows)
    strips.push(packLzw(index.subarray(top * width, bottom * width)))
    yield bottom / height
  }
  const head = 8 + 2 + entryCount * 12 + 4
  const places = { resolution: head, map: head + 8, offsets: head + 8 + 1536, counts: 0, data: 0 }
  places.counts = places.offsets + strips.length * 4
  places.data = places.counts + strips.length * 4
  const bytes = new Uint8Array(places.data + strips.reduce((sum, strip) => sum + strip.length, 0))
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0])
  view.setUint16(8, entryCount, true)
  const single = strips.length === 1
  const entries: [tag: number, type: 3 | 4 | 5, count: number, value: number][] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 5],
    [262, 3, 1, 3],
    [273, 4, strips.length, single ? places.data : places.offsets],
    [277, 3, 1, 1],
    [278, 4, 1, stripRows],
    [279, 4, strips.length, single ? sure(strips[0]).length : places.counts],
    [282, 5, 1, places.resolution],
    [283, 5, 1, places.resolution],
    [320, 3, 768, places.map],
  ]
  entries.forEach(([tag, type, count, value], i) => {
    const at = 10 + i * 12
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, count, true)
    view.setUint32(at + 8, value, true)
  })
  view.setUint32(places.resolution, Math.round(dpi * 1000), true)
  view.setUint32(places.resolution + 4, 1000, true)
  inks.forEach(({ r, g, b }, i) =>
    [r, g, b].forEach((level, k) => view.setUint16(places.map + (k * 256 + i) * 2, level * 257, true)),
  )
  let at = places.data
  strips.forEach((strip, i) => {
    view.setUint32(places.offsets + i * 4, at, true)
    view.setUint32(places.counts + i * 4, strip.length, true)
    bytes.set(strip, at)
    at += strip.length
  })
  return bytes
}
