import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import styles from './library.module.css'

interface ForGoodDialogProps {
  count: number
  onDelete: () => void
  onClose: () => void
}

/** Asks before pictures are deleted for good, which cannot be undone; it names how many. */
export function ForGoodDialog({ count, onDelete, onClose }: ForGoodDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('Delete {{count}} pictures for good?', { count })} onClose={onClose} size="small">
      <p className={styles.says}>{t('This cannot be undone. Pictures that a board or a design uses stay there.')}</p>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          color="danger"
          onClick={() => {
            onClose()
            onDelete()
          }}
        >
          {t('Delete for good')}
        </Button>
      </Group>
    </Dialog>
  )
}
