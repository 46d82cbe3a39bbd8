import { IconBolt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { account } from '@toile/contract/features/account.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../calls/useCall.ts'
import styles from './topBar.module.css'

/** The credits that are left; opens the account. */
export function CreditsChip({ left }: { left: number }) {
  const { t, i18n } = useTranslation()
  const { data } = useCall(account.credits, {}, { saidByScreen: true })
  const count = data ?? left
  const number = new Intl.NumberFormat(i18n.language).format(count)
  const words = t('{{count}} credits', { count }).replace(String(count), number)
  return (
    <Link to="/home/account/frontPage" className={styles.credits} aria-label={words} title={words}>
      <IconBolt size={17} stroke={1.4} aria-hidden />
      {number}
    </Link>
  )
}
