import { strFromU8 } from 'fflate'
import { inflate } from '../packed/inflate.ts'

/** Why a ZIP is not taken: it is none, it is damaged, or it holds more than may be unpacked; `part` names what it was. */
export interface ZipFault {
  readonly fault: 'foreign' | 'damaged' | 'tooMuch'
  readonly part: string
}

/** What may be in a ZIP. */
export interface ZipBounds {
  /** Unpacked bytes that a part of this name may have; 0 for a name that does not belong there. */
  readonly most: (name: string) => number
  /** Unpacked bytes of all parts, and how many parts there may be. */
  readonly bytes: number
  readonly parts: number
}

interface Listed {
  readonly name: string
  /** 0 for a part that is stored as it is, 8 for one that is packed. */
  readonly packing: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

const endMark = 0x06054b50
const listMark = 0x02014b50
const partMark = 0x04034b50

/** Reads the parts of a ZIP; names and sizes are looked at before anything is unpacked, and no part gives more bytes than it is listed with. */
export function readZip(bytes: Uint8Array, bounds: ZipBounds): ReadonlyMap<string, Uint8Array> | ZipFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (bytes.length < 22 || view.getUint32(0, true) !== partMark) return { fault: 'foreign', part: 'ZIP' }
  const listed = listParts(bytes, view, bounds)
  if ('fault' in listed) return listed
  const parts = new Map<string, Uint8Array>()
  for (const entry of listed) {
    const part = unpack(bytes, view, entry)
    if (!part) return damaged(entry.name)
    parts.set(entry.name, part)
  }
  return parts
}

/** As much of a name as can be said in a sentence. */
const damaged = (name: string): ZipFault => ({ fault: 'damaged', part: name.slice(0, 80) })

/** Where the end of the list stands: behind it there may be a remark, which has at most 65,535 bytes. */
function endOf(bytes: Uint8Array, view: DataView): number | null {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === endMark) return at
  return null
}

function listParts(bytes: Uint8Array, view: DataView, bounds: ZipBounds): Listed[] | ZipFault {
  const end = endOf(bytes, view)
  if (end === null) return damaged('ZIP')
  const listed = new Map<string, Listed>()
  let at = view.getUint32(end + 16, true)
  let all = 0
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > end || view.getUint32(at, true) !== listMark) return damaged('ZIP')
    const [named, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const name = strFromU8(bytes.subarray(at + 46, at + 46 + (named ?? 0)))
    const [packed = 0, unpacked = 0] = [20, 24].map((place) => view.getUint32(at + place, true))
    const packing = view.getUint16(at + 10, true)
    const most = bounds.most(name)
    all += unpacked
    if (most === 0 || listed.has(name) || (packing === 0 && packed !== unpacked)) return damaged(name)
    if (unpacked > most || all > bounds.bytes || listed.size >= bounds.parts)
      return { ...damaged(name), fault: 'tooMuch' }
    listed.set(name, { name, packing, packed, unpacked, at: view.getUint32(at + 42, true) })
    at += 46 + (named ?? 0) + (extra ?? 0) + (remark ?? 0)
  }
  return [...listed.values()]
}

function unpack(bytes: Uint8Array, view: DataView, { packing, packed, unpacked, at }: Listed): Uint8Array | null {
  if (at + 30 > bytes.length || view.getUint32(at, true) !== partMark) return null
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packed > bytes.length) return null
  const part = bytes.subarray(start, start + packed)
  if (packing === 0) return part
  return packing === 8 ? inflate(part, unpacked, 'deflate') : null
}
