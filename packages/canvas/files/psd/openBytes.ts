import { refuse } from '@toile/rules/refusals.ts'

/** Numbers of a Photoshop file one after another; beyond its end the file is refused as cut off. */
export interface Reading {
  readonly at: number
  u16(): number
  i16(): number
  u32(): number
  i32(): number
  text(length: number): string
  skip(length: number): void
  /** Passes over a part that tells its length first. */
  section(): void
}

/** Begins to read a Photoshop file at its first byte. */
export function openBytes(bytes: Uint8Array): Reading {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 0
  const pass = (length: number) => {
    if (at + length > bytes.length) throw refuse(at < 26 ? 'psdOnly' : 'psdDamaged')
    at += length
    return at - length
  }
  const u32 = () => view.getUint32(pass(4))
  return {
    get at() {
      return at
    },
    u16: () => view.getUint16(pass(2)),
    i16: () => view.getInt16(pass(2)),
    u32,
    i32: () => view.getInt32(pass(4)),
    text(length) {
      const from = pass(length)
      return String.fromCharCode(...bytes.subarray(from, from + length))
    },
    skip: (length) => void pass(length),
    section: () => void pass(u32()),
  }
}
