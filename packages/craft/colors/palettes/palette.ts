import type { Color } from '../color.ts'

/** A colour of a palette file with its name, empty where it has none, and the group it stands in. */
export interface PaletteColor {
  name: string
  color: Color
  group: string
}

/** How one kind of palette file is told, read and written; readers throw a refusal for bytes they cannot read. */
export interface PaletteFormat {
  id: string
  label: string
  ending: string
  mime: string
  /** Whether bytes are of this kind, by what they begin with. */
  tells(bytes: Uint8Array): boolean
  read(bytes: Uint8Array): PaletteColor[]
  write(colors: readonly PaletteColor[], title: string): Uint8Array<ArrayBuffer>
}
