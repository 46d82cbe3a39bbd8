import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Says why something is not there, and offers to ask for it again. */
export function TryAgain({ error, onAgain, className }: { error: Error; onAgain: () => void; className?: string }) {
  const { t } = useTranslation()
  return (
    <p role="alert" className={className}>
      {error.message}{' '}
      <Button size="compact-sm" variant="default" onClick={onAgain}>
        {t('Try again')}
      </Button>
    </p>
  )
}
