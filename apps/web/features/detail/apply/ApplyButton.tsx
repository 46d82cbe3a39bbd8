import { IconCopyCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { DialogButton } from '../../../shell/parts/DialogButton.tsx'
import type { EditTabProps } from '../edit.ts'

const ApplyDialog = lazyPart('redesign', async () => (await import('./ApplyDialog.tsx')).ApplyDialog)

/** Lays what this look has on others. */
export function ApplyButton({ look, entry, project }: EditTabProps) {
  const { t } = useTranslation()
  return (
    <DialogButton name={t('Apply to others')} Icon={IconCopyCheck}>
      {(onClose) => <ApplyDialog look={look} entry={entry} project={project} onClose={onClose} />}
    </DialogButton>
  )
}
