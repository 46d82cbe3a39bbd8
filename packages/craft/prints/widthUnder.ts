import { findPrint } from './index.ts'
import type { PrintDocument } from './printDocument.ts'
import type { Repeat } from './repeat.ts'
import { tileSize } from './tileSize.ts'

type Source = PrintDocument['source']

/** The width of a tile in millimetres once its print goes on under another repeat, its drawing staying of the same scale: a stripe or check then takes in more or fewer of its own repeats (domain 4.3). */
export function widthUnder(source: Source, from: Repeat, to: Repeat, width: number): number {
  const print = source.kind === 'construction' ? findPrint(source.print) : null
  if (!print) return width
  const next = (width * tileSize(print, to).width) / tileSize(print, from).width
  return Math.round(Math.min(2000, Math.max(2, next)) * 10) / 10
}
