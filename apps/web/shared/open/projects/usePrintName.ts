import { treatments } from '@toile/craft/prints/derivedSource.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { PrintSource } from '@toile/craft/prints/placement.ts'
import { useTranslation } from 'react-i18next'
import { usePictures } from './pictures.ts'

/** What a print is called: by its construction, by the picture that is printed, or by the picture it was made of and how. */
export function usePrintName(): (source: PrintSource) => string {
  const { t } = useTranslation()
  const pictures = usePictures()
  const pictureName = (hash: string) =>
    [...pictures.values()].find((picture) => picture.hash === hash)?.name.replace(/\.\w{2,4}$/, '')
  return (source) => {
    if (source.kind === 'construction') return t(findPrint(source.print)?.label ?? 'Print')
    if (source.kind === 'picture') return pictureName(source.hash) ?? t('Print')
    const how = t(treatments.find(({ id }) => id === source.treatment)?.label ?? 'Print')
    const of = pictureName(source.picture)
    return of ? `${of} · ${how}` : how
  }
}
