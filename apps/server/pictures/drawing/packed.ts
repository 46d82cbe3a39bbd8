import { Buffer } from 'node:buffer'

/** A note and pictures in one run of bytes, as a drawing thread answers. */
export function packed(note: unknown, pictures: readonly Buffer[]): Buffer {
  const head = Buffer.from(JSON.stringify({ note, sizes: pictures.map(({ length }) => length) }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...pictures])
}

/** The note and the pictures again. */
export function unpacked(bytes: Buffer): { note: unknown; pictures: Buffer[] } {
  const length = bytes.readUInt32LE(0)
  const { note, sizes }: { note: unknown; sizes: number[] } = JSON.parse(bytes.toString('utf8', 4, 4 + length))
  let at = 4 + length
  return { note, pictures: sizes.map((size) => bytes.subarray(at, (at += size))) }
}
