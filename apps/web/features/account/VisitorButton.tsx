import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '../../shell/session/useVisitor.ts'

/** Lets someone in without an account. */
export function VisitorButton() {
  const { t } = useTranslation()
  const visitor = useVisitor()
  return (
    <Button variant="default" fullWidth size="md" mt="md" loading={visitor.busy} onClick={visitor.enter}>
      {t('Try without an account')}
    </Button>
  )
}
