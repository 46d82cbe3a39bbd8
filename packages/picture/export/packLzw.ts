const clear = 256
const end = 257
const fullAt = 4094

/** Packs bytes as TIFF does: LZW with codes of 9 to 12 bits, high bit first, widened one code early (TIFF 6.0, section 13). */
export function packLzw(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil(bytes.length * 1.6) + 16)
  let at = 0
  let held = 0
  let bits = 0
  let width = 9
  const put = (code: number) => {
    held = ((held << width) | code) & 0xffffff
    bits += width
    while (bits >= 8) {
      out[at++] = (held >> (bits - 8)) & 255
      bits -= 8
    }
  }
  const follows = new Map<number, number>()
  let next = 258
  put(clear)
  let run = bytes.length ? bytes[0]! : -1
  for (let i = 1; i < bytes.length; i++) {
    const key = (run << 8) | bytes[i]!
    const known = follows.get(key)
    if (known !== undefined) {
      run = known
      continue
    }
    put(run)
    follows.set(key, next++)
    if (next === fullAt) {
      put(clear)
      follows.clear()
      next = 258
      width = 9
    } else if (next > (1 << width) - 1) width++
    run = bytes[i]!
  }
  if (run >= 0) put(run)
  next++
  if (next === fullAt) {
    put(clear)
    width = 9
  } else if (next > (1 << width) - 1) width++
  put(end)
  if (bits > 0) out[at++] = (held << (8 - bits)) & 255
  return out.subarray(0, at)
}
