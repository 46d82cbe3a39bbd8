import { aside } from '../../host/aside/aside.ts'

const most = 60
const kept = new Map<string, Promise<Buffer>>()

/** A font file as a browser shapes with it, unpacked aside; the latest are kept. */
export function unpackedFont(name: string): Promise<Buffer> {
  const held = kept.get(name)
  if (held) return held
  const unpacking = aside('unpackFont', name)
  kept.set(name, unpacking)
  unpacking.catch(() => kept.delete(name))
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return unpacking
}
