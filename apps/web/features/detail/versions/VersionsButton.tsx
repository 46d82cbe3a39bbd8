import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

export interface VersionsProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
}

/** Opens the versions of a look. */
export function VersionsButton(props: VersionsProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} stroke={1.5} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('Versions')}
      </Button>
      {opened && <VersionsDialog {...props} onClose={() => setOpened(false)} />}
    </>
  )
}
