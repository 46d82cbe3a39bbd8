import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useEntrance } from '../../shell/session/useEntrance.ts'
import { useTrialTerms } from '../../shell/session/useTrialTerms.ts'
import { useVisitor } from '../../shell/session/useVisitor.ts'
import styles from './home.module.css'

/** The ways in that this studio offers, the easiest first; their room is kept until they are known. */
export function WaysIn() {
  const { t } = useTranslation()
  const visitor = useVisitor()
  const entrance = useEntrance()
  const terms = useTrialTerms()
  const { registration, visitors } = entrance ?? { registration: true, visitors: true }
  const unknown = entrance ? {} : { className: styles.unknown }
  return (
    <>
      {visitors && (
        <Button size="md" loading={visitor.busy} onClick={visitor.enter} {...unknown}>
          {t('Try without an account')}
        </Button>
      )}
      {registration && (
        <Button size="md" variant={visitors ? 'default' : 'filled'} component={Link} to="/register" {...unknown}>
          {t('Create an account')}
        </Button>
      )}
      <Button size="md" variant={visitors || registration ? 'subtle' : 'filled'} component={Link} to="/login">
        {t('Sign in')}
      </Button>
      {(visitors || registration) && (
        <p className={styles.terms} {...(entrance ? {} : { 'data-unknown': true })}>
          {[visitors && terms.visit, registration && terms.account].filter(Boolean).join(' ')}
        </p>
      )}
    </>
  )
}
