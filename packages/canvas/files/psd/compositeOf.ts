import type { RGB } from 'ag-psd'
import { decodeRows } from './decodeChannel.ts'
import { woven } from './planesOf.ts'
import type { PsdHead } from './scanPsd.ts'

/** The composite picture of a Photoshop file; null where it is damaged. */
export function compositeOf(
  bytes: Uint8Array,
  head: PsdHead,
  palette?: readonly RGB[],
): Uint8ClampedArray<ArrayBuffer> | null {
  const { width, height, channels, colors, composite } = head
  const packed = bytes.subarray(composite + 2)
  const count = width * height
  const packing = (bytes[composite] ?? 255) * 256 + (bytes[composite + 1] ?? 255)
  const levels =
    packing === 0 && packed.length >= count * channels
      ? packed
      : packing === 1
        ? decodeRows(packed, width, height, channels)
        : null
  if (!levels || channels < (colors === 'rgb' ? 3 : 1)) return null
  const plane = (channel: number) => levels.subarray(channel * count, (channel + 1) * count)
  if (colors === 'rgb') return woven([plane(0), plane(1), plane(2), channels > 3 ? plane(3) : null], count)
  if (colors === 'gray') return woven([plane(0), plane(0), plane(0), channels > 1 ? plane(1) : null], count)
  if (!palette) return null
  const through = (of: (color: RGB) => number) => plane(0).map((index) => of(palette[index] ?? { r: 0, g: 0, b: 0 }))
  return woven([through(({ r }) => r), through(({ g }) => g), through(({ b }) => b), null], count)
}
