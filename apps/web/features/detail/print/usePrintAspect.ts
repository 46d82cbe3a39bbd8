import type { Placement } from '@toile/craft/prints/placement.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { tileSize } from '@toile/craft/prints/tileSize.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'

/** Height of a print's picture against its width; nothing while the picture is not known. */
export function usePrintAspect(placement: Placement | null): number | null {
  const pictures = usePictures()
  if (!placement) return null
  const { source, repeat } = placement
  if (source.kind === 'construction') {
    const print = findPrint(source.print)
    if (!print) return null
    const { width, height } = tileSize(print, repeat)
    return height / width
  }
  if (source.kind === 'derived') return 1
  const picture = [...pictures.values()].find(({ hash }) => hash === source.hash)
  return picture ? picture.height / picture.width : 1
}
