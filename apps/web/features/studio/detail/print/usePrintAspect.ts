import type { PrintSource } from '@toile/fashion/prints/placement.ts'
import { findPrint } from '@toile/fashion/prints/index.ts'
import { usePictures } from '../../boards/pictures.ts'

/** Height of a print's picture against its width; nothing while the picture is not known. */
export function usePrintAspect(source: PrintSource | null): number | null {
  const pictures = usePictures()
  if (!source) return null
  if (source.kind === 'construction') {
    const print = findPrint(source.print)
    return print ? print.height / print.width : null
  }
  const picture = [...pictures.values()].find(({ hash }) => hash === source.hash)
  return picture ? picture.height / picture.width : 1
}
