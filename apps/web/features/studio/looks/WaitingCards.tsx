import { Button, Progress } from '@mantine/core'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../shell/useCall.ts'
import styles from './looks.module.css'
import { looksToCome } from './orders.ts'

/** Frames for the looks of a task that are still to come, in their final size; the first says how far it is (requirements S4.10, S9.04). */
export function WaitingCards({ task }: { task: Task }) {
  const left = Math.max(1, looksToCome(task))
  return (
    <>
      <WaitingCard task={task} />
      {Array.from({ length: left - 1 }, (_, i) => (
        <li key={`${task.id} ${i}`} className={styles.card} aria-hidden>
          <div className={styles.frame} />
          <div className={styles.line} />
        </li>
      ))}
    </>
  )
}

function WaitingCard({ task }: { task: Task }) {
  const { t } = useTranslation()
  const cancel = useSend(calls.cancelTask, { makesOld: [calls.listTasks] })
  const waiting = task.status === 'waiting' && task.position > 0
  const words = waiting
    ? t('you are currently in the {{count}} position', { count: task.position, ordinal: true })
    : t('Drawing your looks')
  return (
    <li className={styles.card} id={`task-${task.id}`}>
      <div className={styles.frame}>
        <div className={styles.queue} role="status">
          <p>{words}</p>
          <Progress
            className={styles.progress ?? ''}
            size={2}
            value={waiting ? 0 : Math.max(4, task.progress * 100)}
            aria-label={t('Progress')}
          />
          <span>{t('{{count}} looks to come', { count: looksToCome(task) })}</span>
        </div>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconX size={15} stroke={1.6} aria-hidden />}
          loading={cancel.busy}
          onClick={() => cancel.send({ id: task.id })}
        >
          {t('Cancel')}
        </Button>
        <small>{t('Credits for looks that are not drawn return to you.')}</small>
      </div>
      <div className={styles.line}>
        <b>{t('Generating')}</b>
      </div>
    </li>
  )
}

/** A generation that failed: why, and another try (look.md C12). */
export function FailedCard({ task, onDismiss }: { task: Task; onDismiss: () => void }) {
  const { t } = useTranslation()
  const retry = useSend(calls.retryTask, { makesOld: [calls.listTasks], onDone: onDismiss })
  return (
    <li className={styles.card}>
      <div className={styles.frame} role="alert">
        <div className={styles.queue}>
          <p>{t('This generation failed')}</p>
          <span>{t(task.message)}</span>
          <span>{t('Your credits were returned.')}</span>
        </div>
        <Button size="compact-md" loading={retry.busy} onClick={() => retry.send({ id: task.id })}>
          {t('Try again')}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={onDismiss}>
          {t('Put away')}
        </Button>
      </div>
      <div className={styles.line}>
        <b>{t('Failed')}</b>
      </div>
    </li>
  )
}
