import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const newline = 10
const words = 8

/** Passes rows on as they come, one a line, and sums them up so that their order does not matter. */
export class RowSum extends Transform {
  rows = 0
  bytes = 0
  readonly #sum = new Uint32Array(words)
  #left: Buffer[] = []

  #add(row: Buffer) {
    const digest = createHash('sha256').update(row).digest()
    for (let i = 0; i < words; i++) this.#sum[i]! += digest.readUInt32BE(i * 4)
    this.rows += 1
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.bytes += chunk.length
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      this.#add(Buffer.concat([...this.#left, chunk.subarray(from, at)]))
      this.#left = []
      from = at + 1
    }
    if (from < chunk.length) this.#left.push(chunk.subarray(from))
    done(null, chunk)
  }

  override _flush(done: TransformCallback) {
    if (this.#left.length > 0) this.#add(Buffer.concat(this.#left))
    this.#left = []
    done()
  }

  /** The sum of all rows that have passed. */
  get checksum(): string {
    return [...this.#sum].map((word) => word.toString(16).padStart(8, '0')).join('')
  }
}
