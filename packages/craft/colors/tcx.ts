import { type Color, colorDistance, fromHex } from './color.ts'

const form = /^(1[1-9])-?(\d{2})(\d{2})\s*(TCX|TPG|TPX|TSX|TN)?$/i

/** A textile colour code as written: 'NN-NNNN' and the library its suffix names, if any. */
export interface TcxCode {
  code: string
  suffix: string | null
}

/** Reads a textile colour code (lightness 11..19, hue, chroma, optional TCX, TPG, TPX, TSX or TN); nothing for other text. A well-formed code may still be unknown (domain 4.4). */
export function readTcx(text: string): TcxCode | null {
  const parts = form.exec(text.trim().replace(/^pantone\s+/i, ''))
  if (!parts) return null
  return { code: `${parts[1]}-${parts[2]}${parts[3]}`, suffix: parts[4]?.toUpperCase() ?? null }
}

/** A row of a code table: the code and its approximate display colour. */
export interface CodeRow {
  code: string
  hex: string
}

/** A code with its approximate display colour. */
export interface CodedColor {
  code: string
  color: Color
}

/** A code and how far its colour is from the one asked for (CIEDE2000). */
export interface NearCode extends CodedColor {
  distance: number
}

/** A code table to look in. */
export interface Codes {
  count: number
  /** The colour of a code, whatever its suffix; nothing when the text is no code or the table does not hold it: a colour is never invented. */
  find(text: string): CodedColor | null
  /** The nearest code with its CIEDE2000 distance, which is always shown beside it; nothing from an empty table. */
  nearest(color: Color): NearCode | null
  /** The nearest codes, nearest first. */
  nearestFew(color: Color, most: number): NearCode[]
}

/** Opens a code table on rows that the host has loaded; rows whose code or colour cannot be read are left out. */
export function openCodes(rows: readonly CodeRow[]): Codes {
  const table = new Map<string, CodedColor>()
  for (const row of rows) {
    const read = readTcx(row.code)
    const color = fromHex(row.hex)
    if (read && color) table.set(read.code, { code: read.code, color })
  }
  return {
    count: table.size,
    find: (text) => table.get(readTcx(text)?.code ?? '') ?? null,
    nearest: (color) => nearestOf(table.values(), color, 1)[0] ?? null,
    nearestFew: (color, most) => nearestOf(table.values(), color, most),
  }
}

function nearestOf(entries: Iterable<CodedColor>, color: Color, most: number): NearCode[] {
  return [...entries]
    .map((entry) => ({ ...entry, distance: colorDistance(color, entry.color) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
}
