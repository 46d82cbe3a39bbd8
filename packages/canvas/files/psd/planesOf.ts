import { refuse } from '@toile/rules/refusals.ts'
import type { Layer as PsdLayer, LayerMaskData } from 'ag-psd'
import type { Box } from '../../tiles/box.ts'
import type { Pixels } from '../../tiles/cutTiles.ts'
import { decodeChannel } from './decodeChannel.ts'

/** The rectangle of a layer or a mask. */
export const boxOfPsd = ({ left = 0, top = 0, right = 0, bottom = 0 }: PsdLayer | LayerMaskData): Box => ({
  x0: left,
  y0: top,
  x1: Math.max(left, right),
  y1: Math.max(top, bottom),
})

/** The levels of a channel of a layer, by Photoshop's number for it; null where it has none. */
function planeOf(layer: PsdLayer, id: number, { x0, y0, x1, y1 }: Box): Uint8Array | null {
  const channel = layer.rawData?.channels.find((one) => Number(one.id) === id)
  if (!channel?.data || x0 >= x1 || y0 >= y1) return null
  const plane = decodeChannel(channel.data, Number(channel.compression), x1 - x0, y1 - y0)
  if (!plane) throw refuse('psdDamaged')
  return plane
}

/** The pixels of a layer with straight alpha; null where it has none. */
export function pixelsOfPsd(layer: PsdLayer, gray: boolean): Pixels | null {
  const box = boxOfPsd(layer)
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
  if (width * height === 0) return null
  const red = planeOf(layer, 0, box)
  const green = gray ? red : planeOf(layer, 1, box)
  const blue = gray ? red : planeOf(layer, 2, box)
  if (!red && !green && !blue) return null
  return { width, height, rgba: woven([red, green, blue, planeOf(layer, -1, box)], width * height) }
}

/** Four planes as pixels; colours that are missing are black, and alpha that is missing is full. */
export function woven(planes: readonly (Uint8Array | null)[], count: number): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(count * 4)
  for (let channel = 0; channel < 4; channel++) {
    const plane = planes[channel]
    for (let i = 0; i < count; i++) rgba[i * 4 + channel] = plane ? plane[i]! : channel === 3 ? 255 : 0
  }
  return rgba
}

/** The levels of a layer's mask in its rectangle; null where it has none. */
export const maskOfPsd = (layer: PsdLayer): Uint8Array | null =>
  layer.mask ? planeOf(layer, -2, boxOfPsd(layer.mask)) : null
