import { Link } from '@tanstack/react-router'
import { refusals } from '@toile/rules/refusals.ts'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import styles from './account.module.css'
import { Door } from './Door.tsx'

/** What stands in place of the form where the studio opens no accounts. */
export function ClosedDoor() {
  const { t } = useTranslation()
  return (
    <Door>
      <PageHead title={t('Create an account')} below={t(refusals.registrationClosed.says)} />
      <p className={styles.other}>
        {t('You have an account?')} <Link to="/login">{t('Sign in')}</Link>
      </p>
    </Door>
  )
}
