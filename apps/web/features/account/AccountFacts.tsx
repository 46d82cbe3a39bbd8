import type { UserDetail } from '@toile/contract/features/account.ts'
import { useTranslation } from 'react-i18next'
import styles from './account.module.css'
import { useDays, useFigures } from '../../shell/figures.ts'

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
  const { t } = useTranslation()
  const figure = useFigures()
  const until = person.validEndTime ?? person.expireTime
  const day = useDays()
  return (
    <section>
      <h2>{t('Your account')}</h2>
      <dl className={styles.facts}>
        <dt>{t('Kind of account')}</dt>
        <dd>{person.visitor ? t('Visitor') : t(kinds[person.systemUser]?.label ?? 'Guest')}</dd>
        <dt>{t('Valid until')}</dt>
        <dd>
          {until ? day(until) : '—'} ({person.status === 'valid' ? t('valid') : t('expired')})
        </dd>
        <dt>{t('Credits')}</dt>
        <dd>
          {t('{{left}} left, {{used}} used', {
            left: figure(person.credits),
            used: figure(person.creditsUsage),
          })}
        </dd>
      </dl>
    </section>
  )
}
