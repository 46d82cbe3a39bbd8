import { Inflate, inflateSync, Unzlib, unzlibSync } from 'fflate'

/** Packed bytes that are unpacked at once, because they cannot hold anybody up; more of them come in portions, which unpack to 17 MB at most. */
const atOnce = 1 << 19
const portion = 1 << 14

/** Unpacks a stream, as PNG and PSD have it (zlib) or as ZIP has it (deflate), to exactly so many bytes; null where it is damaged, or holds fewer or more. */
export function inflate(packed: Uint8Array, length: number, form: 'zlib' | 'deflate' = 'zlib'): Uint8Array | null {
  try {
    return packed.length <= atOnce ? small(packed, length, form) : inPortions(packed, length, form)
  } catch {
    return null
  }
}

function small(packed: Uint8Array, length: number, form: 'zlib' | 'deflate'): Uint8Array | null {
  // One byte more than is wanted shows that there are more.
  const out = new Uint8Array(length + 1)
  const unpacked = form === 'zlib' ? unzlibSync(packed, { out }) : inflateSync(packed, { out })
  return unpacked.length === length ? unpacked : null
}

function inPortions(packed: Uint8Array, length: number, form: 'zlib' | 'deflate'): Uint8Array | null {
  const whole = new Uint8Array(length)
  let at = 0
  const take = (bytes: Uint8Array) => {
    if (at + bytes.length <= length) whole.set(bytes, at)
    at += bytes.length
  }
  const stream = form === 'zlib' ? new Unzlib(take) : new Inflate(take)
  for (let from = 0; from < packed.length && at <= length; from += portion)
    stream.push(packed.subarray(from, from + portion), from + portion >= packed.length)
  return at === length ? whole : null
}
