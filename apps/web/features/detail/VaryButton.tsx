import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconSparkles } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../shell/lazyPart.ts'
import type { OpenLook } from '../../shared/open/looks/openLooks.ts'

const RedesignDialog = lazyPart('redesign', async () => (await import('./redesign/RedesignDialog.tsx')).RedesignDialog)

interface VaryButtonProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
}

/** Makes other looks from this one: variations, or a crossing with another. */
export function VaryButton({ look, entry, project }: VaryButtonProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSparkles size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('Redesign')}
      </Button>
      {opened && (
        <Suspense>
          <RedesignDialog look={look} entry={entry} project={project} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
