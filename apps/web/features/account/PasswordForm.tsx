import { account } from '@toile/contract/features/account.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from './PasswordField.tsx'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import { AccountForm } from './AccountForm.tsx'
import { passwordProblem, refusalOf } from './fields.ts'

/** Changes the password; every other session ends. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [tried, setTried] = useState(false)
  const change = useSend(account.changePassword, {
    saidByScreen: true,
    onDone: () => {
      setPresent('')
      setNext('')
      setTried(false)
      toasts.done(t('The password is changed. Other sessions were signed out.'))
    },
  })
  const problem = tried ? passwordProblem(next) : null
  return (
    <section>
      <h2>{t('Password')}</h2>
      <AccountForm
        refusal={refusalOf(change.error)}
        busy={change.busy}
        submit={t('Change password')}
        onSubmit={() => {
          setTried(true)
          if (present && !passwordProblem(next)) change.send({ present, next })
        }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          value={present}
          error={tried && !present && t('Enter your password')}
          onChange={(event) => setPresent(event.currentTarget.value)}
        />
        <PasswordField
          label={t('New password')}
          description={problem ? null : t('At least 8 characters')}
          autoComplete="new-password"
          value={next}
          error={problem && t(problem)}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
      </AccountForm>
    </section>
  )
}
