import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconPalette } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../shell/lazyPart.ts'
import styles from '../looks.module.css'

const ColorwaysDialog = lazyPart('redesign', async () => (await import('./ColorwaysDialog.tsx')).ColorwaysDialog)

interface ColorwaysButtonProps {
  projectId: string
  project: Project
  looks: readonly DesignEntry[]
}

/** Opens the looks in other palettes. */
export function ColorwaysButton(props: ColorwaysButtonProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPalette size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={t('Colourways')}
        disabled={props.looks.length === 0}
        title={t('Colourways')}
        classNames={{ root: styles.colorways ?? '', section: styles.colorwaysIcon ?? '' }}
        onClick={() => setOpened(true)}
      >
        <span className={styles.colorwaysText}>{t('Colourways')}</span>
      </Button>
      {opened && (
        <Suspense>
          <ColorwaysDialog {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
