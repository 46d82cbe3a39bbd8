import { TextInput } from '@mantine/core'
import { account } from '@toile/contract/features/account.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { language } from '../../languages/index.ts'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { PasswordField } from './PasswordField.tsx'
import { beginSession } from '../../shell/session/beginSession.ts'
import { usePerson } from '../../shell/session/person.ts'
import { useEntrance } from '../../shell/session/useEntrance.ts'
import { useTrialTerms } from '../../shell/session/useTrialTerms.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import { AccountForm } from './AccountForm.tsx'
import styles from './account.module.css'
import { Door } from './Door.tsx'
import { ClosedDoor } from './ClosedDoor.tsx'
import { emailProblem, nameProblem, passwordProblem, refusalOf } from './fields.ts'

/** Opening an account (requirement S2.03). */
export function RegisterScreen() {
  const { t } = useTranslation()
  const [form, setForm] = useState({ userName: '', email: '', password: '' })
  const [left, setLeft] = useState({ userName: false, email: false, password: false })
  const register = useSend(account.register, { saidByScreen: true, onDone: (gave) => void beginSession(gave) })
  const problems = {
    userName: nameProblem(form.userName),
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
  }
  const field = (name: keyof typeof form) => ({
    name,
    required: true,
    withAsterisk: false,
    value: form[name],
    error: left[name] && problems[name] ? t(problems[name]) : null,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setForm((now) => ({ ...now, [name]: value }))
    },
    onBlur: () => setLeft((now) => ({ ...now, [name]: form[name] !== '' })),
  })
  const terms = useTrialTerms()
  const visitor = usePerson()?.visitor === true
  if (useEntrance()?.registration === false) return <ClosedDoor />
  return (
    <Door>
      <PageHead
        title={t('Create an account')}
        below={visitor ? `${t('The work of your visit moves into the account.')} ${terms.account}` : terms.account}
      />
      <AccountForm
        refusal={refusalOf(register.error)}
        busy={register.busy}
        submit={t('Create an account')}
        onSubmit={() => {
          setLeft({ userName: true, email: true, password: true })
          if (!problems.userName && !problems.email && !problems.password)
            register.send({ ...form, language: language() })
        }}
      >
        <TextInput label={t('Name')} autoComplete="nickname" {...field('userName')} />
        <TextInput label={t('Email')} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label={t('Password')}
          description={left.password && problems.password ? null : t('At least 8 characters')}
          autoComplete="new-password"
          {...field('password')}
        />
      </AccountForm>
      <p className={styles.other}>
        {t('You have an account?')} <Link to="/login">{t('Sign in')}</Link>
      </p>
    </Door>
  )
}
