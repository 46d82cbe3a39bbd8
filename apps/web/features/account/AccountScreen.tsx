import { Button, Select } from '@mantine/core'
import type { UserDetail } from '@toile/contract/features/account.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { languageOf } from '@toile/rules/languages/index.ts'
import { languages, switchLanguage } from '../../languages/index.ts'
import { actions } from '../../shell/actions/action.ts'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { keepLanguage } from '../../shell/session/keepLanguage.ts'
import { usePerson } from '../../shell/session/person.ts'
import { useRegistration } from '../../shell/session/useEntrance.ts'
import { AccountFacts } from './AccountFacts.tsx'
import styles from './account.module.css'
import { PasswordForm } from './PasswordForm.tsx'
import { TokenList } from './TokenList.tsx'

/** The person's own page: who they are, language, password, access tokens, signing out. */
export function AccountScreen() {
  const { t } = useTranslation()
  const person = usePerson()
  const registration = useRegistration()
  return (
    <Page>
      <PageHead title={person?.userName || t('Account')} below={person?.email}>
        {person?.visitor && registration && (
          <Button component={Link} to="/register">
            {t('Keep this work: create an account')}
          </Button>
        )}
        <Button variant="default" onClick={() => actions.run('sign-out')}>
          {t('Sign out')}
        </Button>
      </PageHead>
      {person && <Sections person={person} />}
    </Page>
  )
}

function Sections({ person }: { person: UserDetail }) {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles.sections}>
      <AccountFacts person={person} />
      <section>
        <h2>{t('Language')}</h2>
        <Select
          aria-label={t('Language')}
          data={languages.map(({ id, name }) => ({ value: id, label: name }))}
          value={i18n.language}
          allowDeselect={false}
          onChange={(value) =>
            value && void switchLanguage(languageOf(value)).then(() => keepLanguage(languageOf(value)))
          }
        />
      </section>
      {!person.visitor && <PasswordForm email={person.email} />}
      {!person.visitor && <TokenList />}
    </div>
  )
}
