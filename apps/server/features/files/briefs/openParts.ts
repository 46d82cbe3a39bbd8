import { inflateRawSync } from 'node:zlib'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { checkXml } from './checkXml.ts'

/** A part of a ZIP as its directory lists it. */
interface Entry {
  name: string
  method: number
  packed: number
  at: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50

function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endMark) throw refuse('briefDamaged')
  const count = bytes.readUInt16LE(end + 10)
  if (count > limits.brief.parts) throw refuse('briefTooHeavy')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw refuse('briefDamaged')
    const length = (field: number) => bytes.readUInt16LE(at + field)
    const [name, extra, note] = [length(28), length(30), length(32)]
    if (bytes.readUInt16LE(at + 8) & 1) throw refuse('briefLocked')
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + note
  }
  return entries
}

function unpack(bytes: Buffer, { at, packed, method }: Entry, room: number): Buffer {
  if (at + 30 > bytes.length) throw refuse('briefDamaged')
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const content = bytes.subarray(from, from + packed)
  if (method === 0 && content.length <= room) return content
  if (method !== 8) throw refuse(method === 0 ? 'briefTooHeavy' : 'briefDamaged')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, room) })
  } catch (error) {
    const heavy = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw refuse(heavy ? 'briefTooHeavy' : 'briefDamaged')
  }
}

/** The parts of a Word file that hold its words, unpacked no further than is safe; anything else in it is never opened. */
export function openParts(bytes: Buffer): Map<string, Buffer> {
  const entries = entriesOf(bytes)
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw refuse('briefMacros')
  if (!entries.some(({ name }) => name === 'word/document.xml')) throw refuse('briefKind')
  const wanted = entries.filter(({ name }) =>
    /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[\w/.]+\.(xml|rels))$/.test(name),
  )
  const parts = new Map<string, Buffer>()
  let room: number = limits.brief.unpacked
  for (const entry of wanted) {
    const part = unpack(bytes, entry, room)
    room -= part.length
    checkXml(part)
    parts.set(entry.name, part)
  }
  return parts
}
