import { TextInput } from '@mantine/core'
import { account } from '@toile/contract/features/account.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { PasswordField } from './PasswordField.tsx'
import { beginSession } from '../../shell/session/beginSession.ts'
import { LeaveVisit } from '../../shell/session/LeaveVisit.tsx'
import { usePerson } from '../../shell/session/person.ts'
import { useEntrance } from '../../shell/session/useEntrance.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import { AccountForm } from './AccountForm.tsx'
import styles from './account.module.css'
import { Door } from './Door.tsx'
import { emailProblem, refusalOf } from './fields.ts'
import { VisitorButton } from './VisitorButton.tsx'

const personal = { title: { label: 'Sign in' }, says: { label: 'Good to see you again.' } }
const kinds: Record<string, typeof personal> = {
  '/login': personal,
  '/schoolLogin': {
    title: { label: 'School sign-in' },
    says: { label: 'Use the email your school registered for you.' },
  },
  '/enterpriseLogin': {
    title: { label: 'Enterprise sign-in' },
    says: { label: 'Use the email your company registered for you.' },
  },
}

/** Signing in, for each kind of account (requirement S2.02). */
export function SignInScreen() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const entrance = useEntrance()
  const kind = kinds[pathname] ?? personal
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState({ email: false, password: false })
  const login = useSend(account.login, { saidByScreen: true, onDone: (gave) => void beginSession(gave) })
  const visitor = usePerson()?.visitor === true
  const [leaving, setLeaving] = useState(false)
  const wrongEmail = checked.email ? emailProblem(email) : null
  return (
    <Door>
      <PageHead title={t(kind.title.label)} below={t(kind.says.label)} />
      <AccountForm
        refusal={refusalOf(login.error)}
        busy={login.busy}
        submit={t('Sign in')}
        onSubmit={() => {
          setChecked({ email: true, password: true })
          if (emailProblem(email) || !password) return
          if (visitor) setLeaving(true)
          else login.send({ email, password })
        }}
      >
        <TextInput
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          withAsterisk={false}
          value={email}
          error={wrongEmail && t(wrongEmail)}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => setChecked((now) => ({ ...now, email: email !== '' }))}
        />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          error={checked.password && !password && t('Enter your password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </AccountForm>
      {entrance?.registration && (
        <p className={styles.other}>
          {t('New here?')} <Link to="/register">{t('Create an account')}</Link>
        </p>
      )}
      <p className={styles.other}>
        {pathname !== '/login' && <Link to="/login">{t('Personal sign-in')}</Link>}
        {pathname !== '/schoolLogin' && <Link to="/schoolLogin">{t('School sign-in')}</Link>}
        {pathname !== '/enterpriseLogin' && <Link to="/enterpriseLogin">{t('Enterprise sign-in')}</Link>}
      </p>
      {visitor ? null : <VisitorButton />}
      {leaving && (
        <LeaveVisit
          says={t(
            'The work of this visit does not move into an account that is there already: once you sign in, it cannot be opened again.',
          )}
          leave={t('Sign in')}
          onLeave={() => {
            setLeaving(false)
            login.send({ email, password })
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </Door>
  )
}
