import type { DocumentOf } from '@toile/craft/elements/element.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { tileSize } from '@toile/craft/prints/tileSize.ts'
import { paintDerived } from '../prints/derived/paintDerived.ts'
import { paintMotifs } from '../prints/paintMotifs.ts'
import { paintTile } from '../prints/paintTile.ts'
import type { DrawElement } from '../looks/elementTools.ts'

/** One tile of a print under its repeat, ready to go on. */
export const drawPrintElement: DrawElement<DocumentOf<'print'>> = async (
  { source, repeat, width },
  side,
  { host, sources },
) => {
  if (source.kind === 'picture') return sources.tile(source, side / width, width)
  if (source.kind === 'derived') {
    const picture = sources.tile({ kind: 'picture', hash: source.picture }, 1, 1)
    return picture && paintDerived(picture, source, side)
  }
  if (source.kind === 'motifs') {
    const motifs = source.motifs.map((hash) => sources.tile({ kind: 'picture', hash }, 1, 1))
    return motifs.every((motif) => motif !== null) ? paintMotifs(host, motifs, source, repeat, side) : null
  }
  const print = findPrint(source.print)
  if (!print) return null
  const tile = tileSize(print, repeat)
  const fine = side / Math.max(tile.width, tile.height)
  return paintTile(host, print, source.colors, source.seed, fine, source.knobs, repeat)
}
