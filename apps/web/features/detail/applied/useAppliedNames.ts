import type { Applied } from '@toile/craft/applied/applied.ts'
import { parts } from '@toile/craft/garments/partOf.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import { useTranslation } from 'react-i18next'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import { numberedNames } from './numberedNames.ts'

/** What something on the cloth is called, and where it lies. */
export interface AppliedName {
  /** Its own name, else what it goes by. */
  name: string
  /** What it goes by without a name of its own: its kind, counted among its like. */
  called: string
  place: string
}

/** Names what lies on a garment, in its order: a region by its number and part until it has a name of its own; of several elements that are called alike all but the first are counted. */
export function useAppliedNames(applied: readonly Applied[]): AppliedName[] {
  const { t } = useTranslation()
  const pictures = usePictures()
  const kindOf = (one: Applied) => {
    if (one.kind === 'region') return t('Region')
    const { source } = one
    if (source.kind === 'notion') return t(findNotion(source.notion)?.label ?? 'Element')
    if (source.kind === 'paint') return t('Paint')
    return [...pictures.values()].find(({ hash }) => hash === source.hash)?.name || t('Picture')
  }
  const partOf = ({ at }: Applied) => t(parts.find(({ id }) => id === at.part)?.label ?? '')
  const sideOf = ({ at }: Applied) => (at.side === 'front' ? t('Front|view') : t('Back|view'))
  const numbered = numberedNames(applied.map((one) => ({ name: kindOf(one), always: one.kind === 'region' })))
  return applied.map((one, i) => {
    const kind = numbered[i] ?? ''
    const called = one.kind === 'region' ? t('{{region}}, {{part}}', { region: kind, part: partOf(one) }) : kind
    const name = (one.kind === 'region' && one.name) || called
    return {
      name,
      called,
      place: name === called && one.kind === 'region' ? sideOf(one) : `${partOf(one)}, ${sideOf(one)}`,
    }
  })
}
