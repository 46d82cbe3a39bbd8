import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../parts/Dialog.tsx'
import { useRegistration } from './useEntrance.ts'

interface LeaveVisitProps {
  /** What becomes of the work; already translated. */
  says: string
  /** The name of the button that goes on; already translated. */
  leave: string
  onLeave: () => void
  onClose: () => void
}

/** Asks a visitor, who has no account to come back by, before their work is left behind. */
export function LeaveVisit({ says, leave, onLeave, onClose }: LeaveVisitProps) {
  const { t } = useTranslation()
  const registration = useRegistration()
  return (
    <Dialog title={t('Leave this visit?')} onClose={onClose} size="small">
      <p>{says}</p>
      {registration && (
        <Button fullWidth mt="md" component={Link} to="/register" onClick={onClose} data-autofocus>
          {t('Keep this work: create an account')}
        </Button>
      )}
      <Group mt="sm" gap="xs" justify="flex-end">
        <Button variant="default" onClick={onClose} {...(registration ? {} : { 'data-autofocus': true })}>
          {t('Cancel')}
        </Button>
        <Button color="danger" variant="outline" onClick={onLeave}>
          {leave}
        </Button>
      </Group>
    </Dialog>
  )
}
