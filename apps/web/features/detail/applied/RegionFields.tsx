import type { Region } from '@toile/craft/applied/region.ts'
import { changeRegion } from '@toile/craft/designs/appliedChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Edit } from '../edit.ts'
import { RegionFillFields } from './RegionFillFields.tsx'

interface RegionFieldsProps {
  garment: string
  region: Region
  project: Project
  edit: Edit
  onFilled?: ((change: Partial<Pick<Region, 'fill' | 'edge'>>) => void) | undefined
}

/** The place, filling and edge of the region that is taken hold of. */
export function RegionFields({ garment, region: { id, at, fill, edge }, project, edit, onFilled }: RegionFieldsProps) {
  const { t } = useTranslation()
  const change = (next: GivenTo<typeof changeRegion>['change'], drag?: string) =>
    edit(changeRegion, { id: garment, region: id, change: next }, drag && `${id} ${drag}`)
  const line = { unit: ' mm', step: 1, normal: null }
  return (
    <Section title={t('Region')}>
      <NumberLine
        {...line}
        name={t('X, from the middle')}
        value={at.u}
        least={Math.min(-400, at.u)}
        most={Math.max(400, at.u)}
        onChange={(u) => change({ at: { ...at, u } }, 'x')}
      />
      <NumberLine
        {...line}
        name={at.from === 'top' ? t('Y, downwards') : t('Y, upwards from the lower end')}
        value={at.v}
        least={Math.min(0, at.v)}
        most={Math.max(1200, at.v)}
        onChange={(v) => change({ at: { ...at, v } }, 'y')}
      />
      <RegionFillFields
        fill={fill}
        edge={edge}
        project={project}
        onChange={(next, drag) => {
          change(next, drag)
          onFilled?.(next)
        }}
      />
    </Section>
  )
}
