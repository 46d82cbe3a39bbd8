import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { connection } from '../connection.ts'
import { maintenanceWindows, serverNow } from '../rules/house.ts'
import { windowAhead } from '../rules/maintenance.ts'
import styles from './frame.module.css'

const followConnection = (tell: () => void) => {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

const twelveHours = 12 * 60 * 60 * 1000

/** What everyone should know now: no connection, or maintenance ahead. */
export function Notices() {
  const { t, i18n } = useTranslation()
  const online = useSyncExternalStore(followConnection, () => navigator.onLine)
  const gone = useSyncExternalStore(connection.subscribe, connection.gone)
  const { data: ahead } = useQuery({
    queryKey: ['maintenance ahead'],
    queryFn: async () => windowAhead(await maintenanceWindows(), serverNow(), twelveHours),
    refetchInterval: 300_000,
  })
  const time = (text: string) =>
    new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' }).format(new Date(text))
  return (
    <div role="status" className={styles.notices}>
      {!online && <p>{t('You are offline. Your changes are kept here and saved when the connection returns.')}</p>}
      {online && gone && (
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
