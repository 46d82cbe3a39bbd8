import type { DocumentOf } from '@toile/fashion/elements/element.ts'
import { findPrint } from '@toile/fashion/prints/index.ts'
import { paintTile } from '../prints/paintTile.ts'
import type { DrawElement } from './elementTools.ts'

/** One tile of a print, ready to be repeated. */
export const drawPrintElement: DrawElement<DocumentOf<'print'>> = async (
  { source, width },
  side,
  { host, sources },
) => {
  if (source.kind !== 'construction') return sources.tile(source, side / width, width)
  const print = findPrint(source.print)
  if (!print) return null
  return paintTile(host, print, source.colors, source.seed, side / Math.max(print.width, print.height), source.knobs)
}
