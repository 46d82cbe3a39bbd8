import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useEntrance } from '../../shell/session/useEntrance.ts'
import { useTrialTerms } from '../../shell/session/useTrialTerms.ts'
import { useVisitor } from '../../shell/session/useVisitor.ts'
import styles from './account.module.css'

/** Lets someone in without an account, where the studio does. */
export function VisitorButton() {
  const { t } = useTranslation()
  const visitor = useVisitor()
  const { visit } = useTrialTerms()
  if (!useEntrance()?.visitors) return null
  return (
    <>
      <Button variant="default" fullWidth size="md" mt="md" loading={visitor.busy} onClick={visitor.enter}>
        {t('Try without an account')}
      </Button>
      <p className={styles.other}>{visit}</p>
    </>
  )
}
