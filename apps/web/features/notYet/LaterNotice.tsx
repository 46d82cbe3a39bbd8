import { Button, Group } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import styles from '../../shell/parts/parts.module.css'

/** One honest sentence where a screen is still being made, and ways on. Both texts are English sentences, shown translated. */
export function LaterNotice({ label, says }: { label: string; says: string }) {
  const { t } = useTranslation()
  const { history } = useRouter()
  return (
    <Page narrow>
      <PageHead title={t(label)} />
      <p className={styles.lead}>{t(says)}</p>
      <p className={styles.quiet}>{t('This screen is still being made, so nothing of yours is kept here yet.')}</p>
      <Group mt="lg" gap="xs">
        <Button variant="default" onClick={() => history.back()}>
          {t('Go back')}
        </Button>
        <Button variant="subtle" component={Link} to="/Square">
          {t('To the Square')}
        </Button>
      </Group>
    </Page>
  )
}
