import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../../shell/parts/Page.tsx'
import { PageHead } from '../../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../../shell/parts/TryAgain.tsx'
import styles from './shot.module.css'

interface NoLooksProps {
  /** What would be made of looks, already translated. */
  title: string
  project: { id: string; name: string }
  /** Whether it is known that there are none. */
  known: boolean
  error: Error | null
  onAgain: () => void
  /** What can be made all the same. */
  children?: ReactNode
}

/** Where looks come from, for a project that has none yet. */
export function NoLooks({ title, project, known, error, onAgain, children }: NoLooksProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Page>
      <PageHead title={title}>{children}</PageHead>
      {error && <TryAgain error={error} onAgain={onAgain} />}
      {known && (
        <div className={styles.teach}>
          <p>{t('This project has no looks yet. Generate some, like the ones you want, and show them here.')}</p>
          <Button onClick={() => void navigate({ to: '/home/tools', search: { project: project.id } })}>
            {t('Back to {{project}}', { project: project.name })}
          </Button>
        </div>
      )}
    </Page>
  )
}
