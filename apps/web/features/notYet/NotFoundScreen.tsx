import { Button, Group } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { usePerson } from '../../shell/session/person.ts'
import styles from './notYet.module.css'

/** The end of every path that leads nowhere, or nowhere for this person (requirement S2.14). */
export function NotFoundScreen() {
  const { t } = useTranslation()
  const person = usePerson()
  const unknown = useLocation().pathname !== '/404'
  return (
    <Page narrow>
      <p className={styles.numeral} aria-hidden>
        404
      </p>
      <PageHead title={unknown ? t('There is no page at this address') : t('There is nothing here for you to open')} />
      <p className={styles.text}>
        {unknown
          ? t('Look at the address once more: it may be mistyped, or the page is gone.')
          : person
            ? t(
                'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.',
              )
            : t('The address may be wrong, or the page needs an account. Sign in, and you are taken to it.')}
      </p>
      <Group mt="lg" gap="xs">
        {!person && (
          <Button component={Link} to="/login">
            {t('Sign in')}
          </Button>
        )}
        <Button variant="default" component={Link} to={person ? '/home/tools' : '/Square'}>
          {person ? t('To your designs') : t('To the Square')}
        </Button>
      </Group>
    </Page>
  )
}
