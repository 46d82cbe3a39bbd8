import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { maintenanceWindows, serverNow } from '../rules/house.ts'
import { windowAhead } from '../rules/maintenance.ts'
import { useAway } from '../calls/useAway.ts'
import styles from './frame.module.css'

const twelveHours = 12 * 60 * 60 * 1000

/** What everyone should know now: no connection, or maintenance ahead. */
export function Notices() {
  const { t, i18n } = useTranslation()
  const away = useAway()
  const { data: ahead } = useQuery({
    queryKey: ['maintenance ahead'],
    queryFn: async () => windowAhead(await maintenanceWindows(), serverNow(), twelveHours),
    refetchInterval: 300_000,
  })
  const time = (text: string) =>
    new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' }).format(new Date(text))
  return (
    <div role="status" className={styles.notices}>
      {away === 'offline' && (
        <p>{t('You are offline. Your changes are kept here and saved when the connection returns.')}</p>
      )}
      {away === 'gone' && (
        <p>{t('The server cannot be reached. Your changes are kept here and saved when it is back.')}</p>
      )}
      {ahead && (
        <p>
          {t('Maintenance from {{from}} to {{until}}. Your work is saved before it starts.', {
            from: time(ahead.from),
            until: time(ahead.until),
          })}
        </p>
      )}
    </div>
  )
}
