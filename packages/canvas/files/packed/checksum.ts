const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let word = start
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1
  return word
})

/** The CRC-32 of bytes, as PNG and ZIP count it. */
export function checksum(bytes: Uint8Array): number {
  let word = 0xffffffff
  for (let i = 0; i < bytes.length; i++) word = (word >>> 8) ^ table[(word ^ bytes[i]!) & 255]!
  return (word ^ 0xffffffff) >>> 0
}
