import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import styles from '../../../shared/open/boards/boards.module.css'

interface LeaveQuestionProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks before corrections that are not on the board are left. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('Leave without saving the tracing?')} onClose={onStay} size="small">
      <p className={styles.says}>{t('What you corrected is not on the board yet.')}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onLeave}>
          {t('Leave it')}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {t('Go on correcting')}
        </Button>
      </Group>
    </Dialog>
  )
}
