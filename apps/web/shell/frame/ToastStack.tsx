import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useSyncExternalStore, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type Toast, toasts } from '../toasts/toasts.ts'
import styles from '../toasts/toasts.module.css'
import { lazyPart } from '../lazyPart.ts'

const ExportLines = lazyPart('frame', async () => (await import('../exports/ExportLines.tsx')).ExportLines)

/** The live regions of short messages: quiet ones wait their turn, errors interrupt. */
export function ToastStack() {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  return (
    <div className={styles.corner}>
      <Suspense>
        <ExportLines />
      </Suspense>
      <div className={styles.said}>
        <div role="alert">
          {shown
            .filter(({ tone }) => tone === 'error')
            .map((toast) => (
              <ToastLine key={toast.id} toast={toast} />
            ))}
        </div>
        <div role="status" aria-label={t('Messages')}>
          {shown
            .filter(({ tone }) => tone !== 'error')
            .map((toast) => (
              <ToastLine key={toast.id} toast={toast} />
            ))}
        </div>
      </div>
    </div>
  )
}

function ToastLine({ toast: { id, tone, text, action } }: { toast: Toast }) {
  const { t } = useTranslation()
  const Icon = tone === 'done' ? IconCheck : IconAlertTriangle
  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toasts.dismiss(id)
            action.run()
          }}
        >
          {t(action.label)}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('Close')} onClick={() => toasts.dismiss(id)}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </button>
    </div>
  )
}
