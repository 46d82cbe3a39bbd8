import type { UserDetail } from '@toile/contract/features/account.ts'
import { useTranslation } from 'react-i18next'
import styles from './account.module.css'

const kinds = [
  { label: 'Guest' },
  { label: 'Subscribed' },
  { label: 'Organisation owner' },
  { label: 'Trial' },
  { label: 'School' },
  { label: 'Enterprise' },
  { label: 'Administrator' },
  { label: 'Administrator' },
] as const

/** What the account is and how long it holds (requirements S4.06, S4.09). */
export function AccountFacts({ person }: { person: UserDetail }) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const until = person.validEndTime ?? person.expireTime
  const date = until ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(until)) : '—'
  return (
    <section>
      <h2>{t('Your account')}</h2>
      <dl className={styles.facts}>
        <dt>{t('Kind of account')}</dt>
        <dd>{person.visitor ? t('Visitor') : t(kinds[person.systemUser]?.label ?? 'Guest')}</dd>
        <dt>{t('Valid until')}</dt>
        <dd>
          {date} ({person.status === 'valid' ? t('valid') : t('expired')})
        </dd>
        <dt>{t('Credits')}</dt>
        <dd>
          {t('{{left}} left, {{used}} used', {
            left: number.format(person.credits),
            used: number.format(person.creditsUsage),
          })}
        </dd>
      </dl>
    </section>
  )
}
