import { refuse } from '@toile/rules/refusals.ts'
import { kindBytes, otherKindOf, type PictureKind, pictureKindOf } from '@toile/studio/uploads/fileKind.ts'

const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length)

/** Refuses what is no picture that is taken, by its name where it has one. */
const notTaken = (start: string) => {
  const kind = otherKindOf(start)
  return kind ? refuse('imageKind', { kind }) : refuse('imageOnly')
}

/** Where the picture ends, undefined when it is cut off; and whether it moves. */
type Extent = { end: number | undefined; moves: boolean }

function extentOfPng(bytes: Buffer): Extent {
  let moves = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = ascii(bytes, at + 4, 4)
    if (end > bytes.length) break
    if (name === 'acTL') moves = true
    if (name === 'IEND') return { end, moves }
    at = end
  }
  return { end: undefined, moves }
}

function extentOfWebp(bytes: Buffer): Extent {
  const end = 8 + bytes.readUInt32LE(4)
  const moves = ascii(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0
  return { end: end + (end % 2) > bytes.length + 1 || end > bytes.length ? undefined : end, moves }
}

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

function extentOfJpeg(bytes: Buffer): Extent {
  const cut: Extent = { end: undefined, moves: false }
  for (let at = 2; ; ) {
    // Between segments, and through the entropy-coded bytes after a scan's header, to the next marker.
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) return cut
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return { end: at + 2, moves: false }
    if (marker === 0xff) at += 1
    else if (marker === 0x00 || standsAlone(marker)) at += 2
    else {
      if (at + 4 > bytes.length) return cut
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
}

const extents = { png: extentOfPng, jpeg: extentOfJpeg, webp: extentOfWebp }

const foreignAnywhere = /<script|<!doctype|<\?php\s|javascript:|<foreignObject/i
const foreignAfterwards = /<html|<svg|<\?|<%|%PDF|PK[^ -~]{2}|Rar!|7z\xbc\xaf|#!\/|\x7fELF|^MZ/i

/** Refuses what is not one still, whole picture and nothing else; answers its kind [S5.01]. */
export function inspect(bytes: Buffer): PictureKind {
  const start = ascii(bytes, 0, kindBytes)
  const kind = bytes.length < 16 ? undefined : pictureKindOf(start)
  if (kind === undefined) throw notTaken(start)
  const { end, moves } = extents[kind](bytes)
  if (moves) throw refuse('imageAnimated')
  const text = ascii(bytes, 0, bytes.length)
  if (foreignAnywhere.test(text)) throw refuse('imagePolyglot')
  if (end === undefined) throw refuse('imageTruncated')
  const after = text.slice(end)
  // Cameras append previews and films to a JPEG; those vanish when it is encoded anew.
  const mayFollow = kind === 'jpeg' ? !foreignAfterwards.test(after) : /^[\0\s]*$/.test(after)
  if (!mayFollow) throw refuse('imagePolyglot')
  return kind
}
