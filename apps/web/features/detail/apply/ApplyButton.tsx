import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconCopyCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../shell/lazyPart.ts'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'

const ApplyDialog = lazyPart('redesign', async () => (await import('./ApplyDialog.tsx')).ApplyDialog)

interface ApplyButtonProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
}

/** Lays what this look has on others. */
export function ApplyButton(props: ApplyButtonProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopyCheck size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('Apply to others')}
      </Button>
      {opened && (
        <Suspense>
          <ApplyDialog {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
