import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import styles from './history.module.css'

interface ForGoodDialogProps {
  name: string
  onClose: () => void
  onSure: () => void
}

/** Asks before something is deleted that nothing brings back. */
export function StateForGoodDialog({ name, onClose, onSure }: ForGoodDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('Delete {{name}} for good?', { name })} onClose={onClose} size="small">
      <p className={styles.quiet}>
        {t('Its boards, looks and earlier states are gone then. Pictures in your library stay.')}
      </p>
      <div className={styles.dialogFoot}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('Keep it in the bin')}
        </Button>
        <Button color="danger" onClick={onSure}>
          {t('Delete for good')}
        </Button>
      </div>
    </Dialog>
  )
}
