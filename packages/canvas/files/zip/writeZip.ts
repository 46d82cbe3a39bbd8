import { type Zippable, zipSync } from 'fflate'

/** A file of a ZIP; what is small already, as pictures are, is stored as it is. */
export interface ZipPart {
  readonly name: string
  readonly bytes: Uint8Array
  readonly stored: boolean
}

/** The hour that every part bears, so that the same parts make the same bytes anywhere: without a zone it is the host's own. */
const hour = '2000-01-01T00:00:00'

/** A ZIP of parts in their order. */
export function writeZip(parts: Iterable<ZipPart>): Uint8Array {
  const files: Zippable = {}
  for (const { name, bytes, stored } of parts) files[name] = [bytes, { level: stored ? 0 : 6, mtime: hour }]
  return zipSync(files)
}
