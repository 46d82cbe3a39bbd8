import type { Color } from '@toile/craft/colors/color.ts'
import { type CodedColor, type Codes, type NearCode, openCodes, readTcx } from '@toile/craft/colors/tcx.ts'

/** Looks up colour codes; every value is approximate and comes from the installed table, never from a guess. */
export interface ColorCodes {
  read(text: string): CodedColor | 'notACode' | 'unknown'
  nearest(color: Color, most: number): NearCode[]
}

let opened: Promise<Codes> | null = null

/** The optional table gives its rows only as neighbours of a colour; from far enough away that is all of them. */
async function load(): Promise<Codes> {
  try {
    const { getSimilarColors } = await import('pantone-tcx')
    return openCodes(getSimilarColors('#808080', 1_000_000).map(({ tcx, hex }) => ({ code: tcx, hex })))
  } catch {
    return openCodes([])
  }
}

/** Opens the colour codes that are installed; without the optional table no code is known. */
export async function openColorCodes(): Promise<ColorCodes> {
  opened ??= load()
  const codes = await opened
  return {
    read: (text) => (readTcx(text) ? (codes.find(text) ?? 'unknown') : 'notACode'),
    nearest: (color, most) => codes.nearestFew(color, most),
  }
}
