import { Button, MultiSelect } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { projects } from '@toile/contract/features/projects.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import styles from './settings.module.css'
import { listOf } from '../../../languages/listOf.ts'

interface PositionsFieldProps {
  gender: Project['gender']
  positions: readonly string[]
  onChange: (positions: string[]) => void
}

/** Which garments the looks may hold, of those that are offered for the gender (requirements S3.03, S3.26). */
export function PositionsField({ gender, positions, onChange }: PositionsFieldProps) {
  const { t } = useTranslation()
  const enumName = gender === 'male' ? 'MalePosition' : 'FemalePosition'
  const { data } = useCall(projects.enums, { enumName }, { fresh: 3_600_000 })
  const other = gender === 'male' ? 'FemalePosition' : 'MalePosition'
  const { data: others } = useCall(projects.enums, { enumName: other }, { fresh: 3_600_000 })
  const offered = new Set(data?.map(({ value }) => value))
  const stray = data ? positions.filter((position) => !offered.has(position)) : []
  const nameOf = (value: string) =>
    t([...(data ?? []), ...(others ?? [])].find((one) => one.value === value)?.name ?? value)
  return (
    <div>
      <MultiSelect
        label={t('Garments allowed')}
        placeholder={positions.length === 0 ? t('Every garment') : ''}
        data={[
          ...(data ?? []).map(({ name, value }) => ({ value, label: t(name) })),
          ...stray.map((value) => ({ value, label: nameOf(value) })),
        ]}
        value={[...positions]}
        onChange={onChange}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': t('Allow every garment') }}
      />
      <div role="status" className={styles.note} data-shown={stray.length > 0 || undefined}>
        {stray.length > 0 && (
          <>
            <p>{t('Not offered for this gender: {{names}}', { names: listOf(stray.map(nameOf)) })}</p>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onChange(positions.filter((position) => offered.has(position)))}
            >
              {t('Leave them out')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
