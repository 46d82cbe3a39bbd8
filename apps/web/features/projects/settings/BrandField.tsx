import { Button, Select } from '@mantine/core'
import { brands } from '@toile/contract/features/brands.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { ShareLine } from '../ShareLine.tsx'
import styles from './settings.module.css'

interface BrandFieldProps {
  project: Project
  onChange: (change: Partial<Pick<Project, 'brandId' | 'brandShare'>>, merge?: string) => void
}

/** The brand whose DNA steers the looks, and by how much (requirements S3.03, S9.02). */
export function BrandField({ project, onChange }: BrandFieldProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data } = useCall(brands.listBrands, {}, { saidByScreen: true })
  const known = data?.brands ?? []
  const chosen = known.find(({ id }) => id === project.brandId)
  return (
    <div className={styles.brand}>
      {known.length > 0 && (
        <div className={styles.brandLine}>
          {chosen?.logoUrl && <img src={chosen.logoUrl} alt="" />}
          <Select
            label={t('Brand DNA')}
            placeholder={t('No brand')}
            clearable
            clearButtonProps={{ 'aria-label': t('No brand') }}
            value={project.brandId}
            data={known.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(brandId) => onChange({ brandId })}
          />
        </div>
      )}
      {known.length === 0 && (
        <p className={styles.says}>
          {t('A brand measured from your pictures can steer the looks.')}{' '}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void navigate({ to: '/home/library', search: { tab: 'brand' } })}
          >
            {t('Make a brand')}
          </Button>
        </p>
      )}
      <ShareLine of="brandShare" project={project} onChange={onChange} />
    </div>
  )
}
