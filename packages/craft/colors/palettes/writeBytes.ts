/** A writer of bytes, most significant first. */
export interface ByteWriter {
  u16(value: number): void
  u32(value: number): void
  float(value: number): void
  letters(text: string): void
  /** UTF-16 text with its closing zero. */
  utf16(text: string): void
  bytes(bytes: Uint8Array): void
  done(): Uint8Array<ArrayBuffer>
}

/** How many UTF-16 units a text takes with its closing zero. */
export const unitsOf = (text: string): number => text.length + 1

/** Opens an empty run of bytes for writing. */
export function writeBytes(): ByteWriter {
  const out: number[] = []
  const whole = (value: number, size: number) => {
    for (let shift = (size - 1) * 8; shift >= 0; shift -= 8) out.push((value >>> shift) & 255)
  }
  const writer: ByteWriter = {
    u16: (value) => whole(value, 2),
    u32: (value) => whole(value, 4),
    float(value) {
      const four = new DataView(new ArrayBuffer(4))
      four.setFloat32(0, value)
      whole(four.getUint32(0), 4)
    },
    letters(text) {
      for (const letter of text) out.push(letter.charCodeAt(0))
    },
    utf16(text) {
      for (let i = 0; i < text.length; i++) whole(text.charCodeAt(i), 2)
      whole(0, 2)
    },
    bytes(bytes) {
      for (const byte of bytes) out.push(byte)
    },
    done: () => Uint8Array.from(out),
  }
  return writer
}
