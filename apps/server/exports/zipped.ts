import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a ZIP; its bytes are asked for when its turn comes. */
export interface ZipEntry {
  name: string
  /** Pictures are small already; they are put in as they are. */
  stored: boolean
  bytes(): Promise<Uint8Array> | AsyncIterable<Uint8Array>
}

/** Bytes that are packed before others may go on. */
const slice = 1 << 20

/** A ZIP of entries, one in memory at a time. */
export async function* zipped(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const drain = () => {
    const full = ready
    ready = []
    return full
  }
  for (const { name, stored, bytes } of entries) {
    const part = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(part)
    for await (const chunk of chunksOf(bytes())) {
      part.push(chunk)
      yield* drain()
      await setImmediate()
    }
    part.push(new Uint8Array(), true)
    yield* drain()
  }
  zip.end()
  yield* drain()
}

async function* chunksOf(bytes: ReturnType<ZipEntry['bytes']>): AsyncGenerator<Uint8Array> {
  if (Symbol.asyncIterator in bytes) return yield* bytes
  const whole = await bytes
  for (let at = 0; at < whole.length; at += slice) yield whole.subarray(at, at + slice)
}
