import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { DialogButton } from '../../../shell/parts/DialogButton.tsx'
import type { VersionsProps } from './versionsProps.ts'

const VersionsDialog = lazyPart('detail', async () => (await import('./VersionsDialog.tsx')).VersionsDialog)

/** Opens the versions of a look. */
export function VersionsButton(props: VersionsProps) {
  const { t } = useTranslation()
  return (
    <DialogButton name={t('Versions')} Icon={IconHistory}>
      {(onClose) => <VersionsDialog {...props} onClose={onClose} />}
    </DialogButton>
  )
}
