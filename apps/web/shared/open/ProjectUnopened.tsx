import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'

/** Says why a project cannot be opened, with another try. */
export function ProjectUnopened({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Page narrow>
      <PageHead title={t('This project cannot be opened')} below={error.message} />
      <Button onClick={onAgain}>{t('Try again')}</Button>
    </Page>
  )
}
