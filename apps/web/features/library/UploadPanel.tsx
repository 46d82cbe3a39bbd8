import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'
import { UploadLines } from '../../shared/uploads/UploadLines.tsx'
import styles from './library.module.css'
import { libraryGoes, libraryLine, mostAtOnce } from './libraryLine.ts'
import { listOf } from '../../languages/listOf.ts'

/** The files on their way into the library, tab by tab, and those that wait for the next go (requirement S5.04). */
export function UploadPanel() {
  const { t } = useTranslation()
  const entries = useSyncExternalStore(libraryLine.subscribe, libraryLine.get)
  const waiting = useSyncExternalStore(libraryGoes.subscribe, libraryGoes.get)
  const places = libraryTabs.filter(
    ({ id }) => entries.some(({ place }) => place === id) || waiting.some(({ place }) => place === id),
  )
  if (places.length === 0) return null
  return (
    <section className={styles.uploads} aria-label={t('Uploads')}>
      {places.map(({ id, label }) => {
        const rest = waiting.find(({ place }) => place === id)
        const going = entries.filter(({ place, state }) => place === id && state !== 'refused').length
        const most = mostAtOnce(id)
        return (
          <div key={id}>
            <h2>{t('To {{tab}}', { tab: t(label) })}</h2>
            {rest && (
              <div className={styles.rest}>
                <p>{t('{{count}} files wait: one go takes {{most}}', { count: rest.files.length, most })}</p>
                <details>
                  <summary>{t('Which ones')}</summary>
                  <p>{listOf(rest.files.map(({ name }) => name))}</p>
                </details>
                <div className={styles.restButtons}>
                  <Button size="compact-sm" disabled={going >= most} onClick={() => libraryGoes.next(id)}>
                    {t('Send the next {{count}}', { count: Math.min(most, rest.files.length) })}
                  </Button>
                  <Button size="compact-sm" variant="default" onClick={() => libraryGoes.forget(id)}>
                    {t('Leave them out')}
                  </Button>
                  <Switch
                    size="sm"
                    label={t('Send every batch')}
                    checked={rest.on}
                    onChange={({ currentTarget }) => libraryGoes.keepOn(id, currentTarget.checked)}
                  />
                </div>
              </div>
            )}
            <UploadLines line={libraryLine} place={id} />
          </div>
        )
      })}
    </section>
  )
}
