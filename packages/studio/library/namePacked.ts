/** A file that is packed: its folder, the name a person gave it, and its ending without a dot. */
export interface Packed {
  folder: string
  name: string
  ending: string
}

const forbidden = /[\p{Cc}\p{Cs}<>:"/\\|?*]+/gu
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const longest = 100

/** A name that every system can write: no path, no sign that Windows forbids, no point or space at its ends. */
const plainName = (name: string): string => {
  const bare = name.normalize('NFC').replace(forbidden, ' ').replace(/\s+/gu, ' ')
  const cut = Array.from(bare)
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (!cut) return 'picture'
  return reserved.test(cut) ? `${cut} picture` : cut
}

/** Paths for a ZIP, one for each file in order: plain on every system, and unique even where capitals do not count. */
export function namePacked(files: readonly Packed[]): string[] {
  const taken = new Set<string>()
  return files.map(({ folder, name, ending }) => {
    const plain = plainName(name)
    for (let times = 1; ; times++) {
      const path = `${folder}/${plain}${times > 1 ? ` (${times})` : ''}.${ending}`
      const seen = path.toLowerCase()
      if (taken.has(seen)) continue
      taken.add(seen)
      return path
    }
  })
}
