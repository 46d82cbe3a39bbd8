import { useTranslation } from 'react-i18next'
import { LeaveVisit } from '../session/LeaveVisit.tsx'
import { signOut } from '../session/signOut.ts'

/** Asks a visitor before they sign out: nothing would bring their work back. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <LeaveVisit
      says={t('You have no account: once you sign out, the work of this visit cannot be opened again.')}
      leave={t('Sign out')}
      onLeave={() => {
        onClose()
        void signOut('asked')
      }}
      onClose={onClose}
    />
  )
}
