import { Progress } from '@mantine/core'
import { tasks } from '@toile/contract/features/tasks.ts'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../languages/numberOf.ts'
import { useSend } from '../calls/useCall.ts'
import styles from './exports.module.css'
import { type Export, exports } from './exports.ts'

/** The files that are being made for this window, from whatever screen: how far each is, and how to stop it. */
export function ExportLines() {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(exports.subscribe, exports.get)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('Files being made')} className={styles.lines}>
      {shown.map((one) => (
        <ExportLine key={one.key} of={one} />
      ))}
    </section>
  )
}

function ExportLine({ of: { name, opens, task } }: { of: Export }) {
  const { t } = useTranslation()
  const cancel = useSend(tasks.cancelTask, { makesOld: [tasks.listTasks] })
  const cameFrom = useRef<EventTarget | null>(null)
  const waits = task?.status === 'waiting' && task.position > 0
  const share = Math.round((task?.progress ?? 0) * 100)
  const stop = () => {
    if (task) cancel.send({ id: task.id })
    // The line goes, and the keyboard must not go with it.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    <div className={styles.line}>
      <p role="status">
        {opens ? t('{{name}} is being opened', { name }) : t('{{name}} is being made', { name })}
        {waits && (
          <span>{t('you are currently in the {{count}} position', { count: task.position, ordinal: true })}</span>
        )}
      </p>
      <span aria-hidden>{waits ? '' : percentOf(share / 100)}</span>
      <button
        type="button"
        className={styles.cancel}
        disabled={!task || cancel.busy}
        aria-label={t('Cancel {{name}}', { name })}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget
        }}
        onClick={stop}
      >
        {t('Cancel')}
      </button>
      <Progress className={styles.progress ?? ''} size={2} value={waits ? 0 : share} aria-label={t('Progress')} />
    </div>
  )
}
