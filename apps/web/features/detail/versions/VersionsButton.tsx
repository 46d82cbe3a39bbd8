import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VersionsProps } from './versionsProps.ts'
import { lazyPart } from '../../../shell/lazyPart.ts'

const VersionsDialog = lazyPart('detail', async () => (await import('./VersionsDialog.tsx')).VersionsDialog)

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
      {opened && (
        <Suspense>
          <VersionsDialog {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
