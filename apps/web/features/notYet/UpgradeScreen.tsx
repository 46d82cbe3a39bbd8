import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { closedBy } from '../../shell/rules/house.ts'
import styles from './notYet.module.css'

/** The maintenance notice (requirements S2.04, S2.21). */
export function UpgradeScreen() {
  const { t, i18n } = useTranslation()
  const { data: window, isPending } = useQuery({ queryKey: ['closed by'], queryFn: closedBy, refetchInterval: 30_000 })
  const time =
    window &&
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(window.until))
  return (
    <Page narrow>
      <PageHead title={window ? t('Toile is under maintenance') : t('Toile is open')} />
      <p className={styles.text}>
        {window
          ? t(
              'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.',
              { time: time ?? '' },
            )
          : t('No maintenance is under way.')}
      </p>
      {!window && !isPending && (
        <Button mt="lg" component={Link} to="/Square">
          {t('To the Square')}
        </Button>
      )}
    </Page>
  )
}
