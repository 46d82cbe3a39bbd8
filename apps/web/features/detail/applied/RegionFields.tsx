import type { Region } from '@toile/craft/applied/region.ts'
import { changeRegion, nameRegion } from '@toile/craft/designs/appliedChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import { limits } from '@toile/rules/limits.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Edit } from '../edit.ts'
import { RegionFillFields } from './RegionFillFields.tsx'

interface RegionFieldsProps {
  garment: string
  region: Region
  /** What it goes by until it has a name of its own, already translated. */
  called: string
  /** The regions of the same stroke on this garment, itself among them: they are filled and edged together. */
  stroke: readonly string[]
  project: Project
  edit: Edit
  onFilled?: ((change: Partial<Pick<Region, 'fill' | 'edge'>>) => void) | undefined
}

/** The place, filling and edge of the region that is taken hold of. */
export function RegionFields({ garment, region, called, stroke, project, edit, onFilled }: RegionFieldsProps) {
  const { id, at, fill, edge, name = '' } = region
  const { t } = useTranslation()
  const change = (next: GivenTo<typeof changeRegion>['change'], drag?: string) =>
    edit(changeRegion, { id: garment, region: id, change: next }, drag && `${id} ${drag}`)
  const line = { unit: ' mm', step: 1, normal: null }
  return (
    <Section title={name || called}>
      <RegionFillFields
        fill={fill}
        edge={edge}
        project={project}
        onChange={(next, drag) => {
          const step = `${id} ${drag ?? crypto.randomUUID()}`
          for (const one of stroke) edit(changeRegion, { id: garment, region: one, change: next }, step)
          onFilled?.(next)
        }}
      />
      <TextInput
        key={name}
        size="sm"
        label={t('Name')}
        placeholder={called}
        maxLength={limits.nameLength}
        defaultValue={name}
        onBlur={({ currentTarget }) => edit(nameRegion, { id: garment, region: id, name: currentTarget.value.trim() })}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
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
    </Section>
  )
}
