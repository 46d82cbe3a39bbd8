import { Button, TextInput } from '@mantine/core'
import { account } from '@toile/contract/features/account.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useCall, useSend } from '../../shell/calls/useCall.ts'
import styles from './account.module.css'
import { refusalOf } from './fields.ts'
import { useDays } from '../../shell/figures.ts'
import { Form } from '../../shell/parts/Form.tsx'

/** Personal access tokens for other programs: created, shown once, revoked. */
export function TokenList() {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const list = useCall(account.listTokens, {})
  const create = useSend(account.createToken, {
    saidByScreen: true,
    makesOld: [account.listTokens],
    onDone: () => {
      setName('')
      setTried(false)
    },
  })
  const revoke = useSend(account.revokeToken, {
    makesOld: [account.listTokens],
    onDone: () => toasts.done(t('The access token is revoked.')),
  })
  const day = useDays()
  const made = create.gave?.token
  return (
    <section>
      <h2>{t('Access tokens')}</h2>
      <p className={styles.says}>
        {t(
          'Let another program, such as the toile command, work in your name. Whoever holds a token can do what you can.',
        )}
      </p>
      <Form
        className={styles.line}
        onSubmit={() => {
          setTried(true)
          if (name.trim()) create.send({ name })
        }}
      >
        <TextInput
          label={t('Name of the program')}
          value={name}
          error={tried && !name.trim() ? t('Name the program first') : refusalOf(create.error)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={create.busy}>
          {t('Create token')}
        </Button>
      </Form>
      {made && (
        <div role="status" className={styles.secret}>
          <p>{t('Copy it now: it is shown this once.')}</p>
          <code>{made}</code>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              void navigator.clipboard.writeText(made).then(
                () => toasts.done(t('Copied')),
                () => toasts.warn(t('Copying is not allowed here; select the text instead.')),
              )
            }
          >
            {t('Copy')}
          </Button>
        </div>
      )}
      <ul className={styles.tokens}>
        {list.data?.map((token) => (
          <li key={token.id}>
            <b>{token.name}</b>
            <span>
              {t('Created {{created}}, valid until {{expires}}', {
                created: day(token.createdAt),
                expires: day(token.expiresAt),
              })}
              {' · '}
              {token.lastUsedAt ? t('last used {{when}}', { when: day(token.lastUsedAt) }) : t('never used')}
            </span>
            <Button
              size="compact-sm"
              variant="outline"
              color="danger"
              loading={revoke.busy}
              aria-label={t('Revoke {{name}}', { name: token.name })}
              onClick={() => revoke.send({ id: token.id })}
            >
              {t('Revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
