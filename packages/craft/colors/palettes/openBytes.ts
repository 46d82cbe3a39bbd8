import { refuse } from '@toile/rules/refusals.ts'

/** A reader over bytes, most significant first; past the end it refuses the file as cut off. */
export interface ByteReader {
  readonly at: number
  readonly left: number
  u16(): number
  i16(): number
  u32(): number
  float(): number
  /** Letters of one byte each. */
  letters(count: number): string
  /** UTF-16 text of so many units, without its closing zero. */
  utf16(units: number): string
  /** A reader over the next bytes alone. */
  part(length: number): ByteReader
}

/** Opens bytes for reading. */
export function openBytes(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const take = (length: number) => {
    if (length < 0 || at + length > bytes.length) throw refuse('paletteCutOff')
    at += length
    return at - length
  }
  return {
    get at() {
      return at
    },
    get left() {
      return bytes.length - at
    },
    u16: () => view.getUint16(take(2)),
    i16: () => view.getInt16(take(2)),
    u32: () => view.getUint32(take(4)),
    float: () => view.getFloat32(take(4)),
    letters(count) {
      const from = take(count)
      return String.fromCharCode(...bytes.subarray(from, from + count))
    },
    utf16(units) {
      const from = take(units * 2)
      return Array.from({ length: units }, (_, i) => String.fromCharCode(view.getUint16(from + i * 2)))
        .join('')
        .replace(/\0.*$/s, '')
        .toWellFormed()
    },
    part(length) {
      const from = take(length)
      return openBytes(bytes.subarray(from, from + length))
    },
  }
}
