import { randomBytes } from 'node:crypto'

function box(kind: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0))
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

/** Bytes that have the boxes of an MP4, and that nobody else has. */
export function plainMp4(): Buffer {
  const told = box('stsd', Buffer.alloc(8), box('avc1', Buffer.alloc(78)))
  const index = box('moov', box('trak', box('mdia', box('minf', box('stbl', told)))))
  return Buffer.concat([box('ftyp', Buffer.from('isom')), index, box('mdat', randomBytes(16))])
}
