import { inflate } from '../packed/inflate.ts'

/** The levels of one channel of 8 bits, row by row, from how Photoshop packs it: 0 as it is, 1 by rows in PackBits, 2 by zlib, 3 by zlib as differences. Null where it is damaged. */
export function decodeChannel(packed: Uint8Array, packing: number, width: number, height: number): Uint8Array | null {
  if (packing === 0) return packed.length >= width * height ? packed.subarray(0, width * height) : null
  if (packing === 1) return decodeRows(packed, width, height, 1)
  const levels = inflate(packed, width * height)
  if (levels && packing === 3)
    for (let y = 0; y < height; y++)
      for (let i = y * width + 1; i < (y + 1) * width; i++) levels[i] = levels[i]! + levels[i - 1]!
  return levels
}

/** The levels of some channels that are packed by rows together, after the lengths of all rows. */
export function decodeRows(packed: Uint8Array, width: number, height: number, channels: number): Uint8Array | null {
  const rows = height * channels
  if (packed.length < rows * 2) return null
  const levels = new Uint8Array(width * rows)
  let at = rows * 2
  for (let row = 0; row < rows; row++) {
    const end = at + packed[row * 2]! * 256 + packed[row * 2 + 1]!
    if (end > packed.length || !decodeRow(packed.subarray(at, end), levels.subarray(row * width, (row + 1) * width)))
      return null
    at = end
  }
  return levels
}

/** Unpacks a row (PackBits); false where it does not fill the row. */
function decodeRow(packed: Uint8Array, row: Uint8Array): boolean {
  let to = 0
  for (let at = 0; at < packed.length && to < row.length; ) {
    const count = packed[at]!
    if (count === 128) at += 1
    else if (count > 128) {
      row.fill(packed[at + 1] ?? 0, to, to + 257 - count)
      to += 257 - count
      at += 2
    } else {
      const part = packed.subarray(at + 1, at + 2 + Math.min(count, row.length - to - 1))
      row.set(part, to)
      to += count + 1
      at += count + 2
    }
  }
  return to >= row.length
}
