import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './pictures.module.css'

/** What films are made of, as a choice over the column in which it is chosen; it stands in the address. */
export function SourceChoice({ of }: { of: 'looks' | 'pictures' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className={styles.source}>
      <SegmentedControl
        fullWidth
        aria-label={t('What is filmed')}
        value={of}
        onChange={(id) =>
          void navigate({
            to: '.',
            search: (now: Record<string, unknown>) => ({ ...now, picture: id === 'pictures' ? 'own' : undefined }),
            replace: true,
            resetScroll: false,
          })
        }
        data={[
          { value: 'looks', label: t('Looks') },
          { value: 'pictures', label: t('Own pictures') },
        ]}
      />
    </div>
  )
}
