import { type Box, boxesOf, opensAt } from '../../host/files/mp4Boxes.ts'

const timed = new Set(['mvhd', 'tkhd', 'mdhd'])

const boxed = (kind: string, ...parts: Buffer[]) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0))
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

/** Says that the colours are those of BT.709, in the range of video. */
const colors = boxed('colr', Buffer.from('nclx'), Buffer.from([0, 1, 0, 1, 0, 1, 0]))

/** A box anew: without the time at which it was written, with its colours told, with its chunks so many bytes further on. */
function anew(bytes: Buffer, { kind, at, size }: Box, shift: number): Buffer {
  const opens = opensAt(kind)
  if (opens !== null) {
    const within = boxesOf(bytes, at + opens, at + size).map((box) => anew(bytes, box, shift))
    return boxed(kind, bytes.subarray(at + 8, at + opens), ...within, ...(kind === 'avc1' ? [colors] : []))
  }
  const copy = Buffer.from(bytes.subarray(at, at + size))
  if (timed.has(kind)) copy.fill(0, 12, 20)
  if (kind === 'stco')
    for (let i = 0; i < copy.readUInt32BE(12); i++)
      copy.writeUInt32BE(copy.readUInt32BE(16 + i * 4) + shift, 16 + i * 4)
  return copy
}

/** An MP4 of H.264 with what a player reads first at its beginning, so that it plays while it still arrives; the same film gives the same bytes. */
export function fastStart(bytes: Buffer): Buffer {
  const boxes = boxesOf(bytes)
  const find = (kind: string) => {
    const box = boxes.find((one) => one.kind === kind)
    if (!box) throw new Error(`This MP4 has no ${kind}.`)
    return box
  }
  const [start, media, index] = [find('ftyp'), find('mdat'), find('moov')]
  const shift = start.size + anew(bytes, index, 0).length - media.at
  return Buffer.concat([
    bytes.subarray(start.at, start.at + start.size),
    anew(bytes, index, shift),
    bytes.subarray(media.at, media.at + media.size),
  ])
}
