import type { Design } from '@toile/craft/designs/design.ts'
import { parts } from '@toile/craft/garments/partOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { garmentLabel } from '../../../shared/open/names/garmentName.ts'
import type { Target } from './target.ts'

/** What is pointed at, as it is said: the garment, and which part of it. */
export function useTargetName(design: Design, project: Project): (target: Target) => string {
  const { t } = useTranslation()
  return (target) => {
    if (target.kind === 'person') return t('Mannequin')
    if (target.kind === 'ground') return t('Ground|backdrop')
    const worn = design.garments[target.garment]
    const garment = worn ? t(garmentLabel(worn, project)) : ''
    const part = target.kind === 'part' ? parts.find(({ id }) => id === target.part) : undefined
    return part ? `${garment} · ${t(part.label)}` : garment
  }
}
