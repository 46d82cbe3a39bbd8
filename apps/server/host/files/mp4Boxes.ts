/** A box of an MP4: its kind, where it begins, and its bytes with its head. */
export interface Box {
  kind: string
  at: number
  size: number
}

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

/** Where the boxes begin that a box holds; nothing of one that holds none. */
export const opensAt = (kind: string): number | null =>
  containers.has(kind) ? 8 : kind === 'stsd' ? 16 : kind === 'avc1' ? 86 : null

/** The boxes between two places; refuses what does not end where it says. */
export function boxesOf(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const size = at + 8 <= to ? bytes.readUInt32BE(at) : 0
    if (size < 8 || at + size > to) throw new Error('This MP4 has a box without an end.')
    boxes.push({ kind: bytes.toString('latin1', at + 4, at + 8), at, size })
    at += size
  }
  return boxes
}

const known = new Set(['ftyp', 'moov', 'mdat', 'free'])

/** Whether bytes are an MP4 of one film of H.264 and nothing beside it. */
export function isPlainMp4(bytes: Buffer): boolean {
  try {
    const boxes = boxesOf(bytes)
    const [first] = boxes
    const index = boxes.filter(({ kind }) => kind === 'moov')
    if (first?.kind !== 'ftyp' || index.length !== 1 || boxes.some(({ kind }) => !known.has(kind))) return false
    const [only, ...others] = index.flatMap(({ at, size }) =>
      boxesOf(bytes, at + 8, at + size).filter(({ kind }) => kind === 'trak'),
    )
    return only !== undefined && others.length === 0 && holds(bytes, only, ['mdia', 'minf', 'stbl', 'stsd', 'avc1'])
  } catch {
    return false
  }
}

/** Whether a box holds one of a kind, in which is one of the next, and so on. */
function holds(bytes: Buffer, { kind, at, size }: Box, [next, ...further]: readonly string[]): boolean {
  if (next === undefined) return true
  const inner = boxesOf(bytes, at + (opensAt(kind) ?? size), at + size).find((box) => box.kind === next)
  return inner !== undefined && holds(bytes, inner, further)
}
