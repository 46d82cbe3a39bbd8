/** Bytes as text: UTF-8, or UTF-16 where they begin with its mark. */
export function textOf(bytes: Uint8Array): string {
  const little = bytes[0] === 0xff && bytes[1] === 0xfe
  const big = bytes[0] === 0xfe && bytes[1] === 0xff
  if (!little && !big) return new TextDecoder().decode(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const units = Array.from({ length: Math.floor(bytes.length / 2) - 1 }, (_, i) => view.getUint16(2 + i * 2, little))
  return units.map((unit) => String.fromCharCode(unit)).join('')
}
