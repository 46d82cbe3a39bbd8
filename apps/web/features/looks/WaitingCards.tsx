import { Button, Progress } from '@mantine/core'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saidWhy } from '../../shell/calls/saidWhy.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import styles from './looks.module.css'
import type { Reserved } from './rememberOrder.ts'

/** The place of a look that is still to come, in its final size; the last of its order says how far it is (requirements S4.10, S9.04). */
export function ReservedCard({ reserved: { task, position, last, toCome } }: { reserved: Reserved }) {
  const { t } = useTranslation()
  if (last) return <WaitingCard task={task} toCome={toCome} />
  return (
    <li className={styles.card} aria-hidden>
      <div className={styles.frame} />
      <div className={styles.line}>
        <span className={styles.toCome}>{t('Look {{number}}', { number: lookNumber({ position }) })}</span>
      </div>
    </li>
  )
}

function WaitingCard({ task, toCome }: { task: Task; toCome: number }) {
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
          <span>{t('{{count}} looks to come', { count: toCome })}</span>
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
          <span>{saidWhy(task)}</span>
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
