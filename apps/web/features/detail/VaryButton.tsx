import { IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../shell/lazyPart.ts'
import { DialogButton } from '../../shell/parts/DialogButton.tsx'
import type { EditTabProps } from './edit.ts'

const RedesignDialog = lazyPart('redesign', async () => (await import('./redesign/RedesignDialog.tsx')).RedesignDialog)

/** Makes other looks from this one: variations, or a crossing with another. */
export function VaryButton({ look, entry, project }: EditTabProps) {
  const { t } = useTranslation()
  return (
    <DialogButton name={t('Redesign')} Icon={IconSparkles}>
      {(onClose) => <RedesignDialog look={look} entry={entry} project={project} onClose={onClose} />}
    </DialogButton>
  )
}
