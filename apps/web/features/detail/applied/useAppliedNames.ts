import type { Applied } from '@toile/craft/applied/applied.ts'
import { parts } from '@toile/craft/garments/partOf.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import { useTranslation } from 'react-i18next'
import { usePictures } from '../../../shared/open/projects/pictures.ts'

/** What something on the cloth is called, and where it lies. */
export interface AppliedName {
  name: string
  place: string
}

/** Names what lies on a garment, in its order; of several that are called alike all but the first are counted. */
export function useAppliedNames(applied: readonly Applied[]): AppliedName[] {
  const { t } = useTranslation()
  const pictures = usePictures()
  const kindOf = (one: Applied) => {
    if (one.kind === 'region') return t('Region')
    const { source } = one
    if (source.kind === 'notion') return t(findNotion(source.notion)?.label ?? 'Element')
    return [...pictures.values()].find(({ hash }) => hash === source.hash)?.name || t('Picture')
  }
  const placeOf = ({ at }: Applied) => {
    const part = parts.find(({ id }) => id === at.part)?.label ?? ''
    return `${t(part)}, ${at.side === 'front' ? t('Front|view') : t('Back|view')}`
  }
  const kinds = applied.map(kindOf)
  return applied.map((one, i) => {
    const kind = kinds[i] ?? ''
    const before = kinds.slice(0, i).filter((other) => other === kind).length
    return { name: before > 0 ? `${kind} ${before + 1}` : kind, place: placeOf(one) }
  })
}
