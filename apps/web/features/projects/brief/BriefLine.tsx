import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BriefButton } from './BriefButton.tsx'
import { BriefDialog } from './BriefDialog.tsx'
import styles from './brief.module.css'

/** The brief that stays with a project: viewed, or another put in its place. */
export function BriefLine({ id, onChange }: { id: string | null; onChange: (id: string | null) => void }) {
  const { t } = useTranslation()
  const [viewed, setViewed] = useState<string | null>(null)
  return (
    <div className={styles.briefLine}>
      {id && (
        <Button size="compact-sm" variant="default" onClick={() => setViewed(id)}>
          {t('View the brief')}
        </Button>
      )}
      <BriefButton
        label={id ? t('Another brief') : t('Add a brief')}
        onRead={(brief) => {
          onChange(brief.id)
          setViewed(brief.id)
        }}
      />
      {viewed && <BriefDialog id={viewed} onClose={() => setViewed(null)} />}
    </div>
  )
}
