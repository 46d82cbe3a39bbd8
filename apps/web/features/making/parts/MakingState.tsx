import { isOpen } from '@toile/contract/whenEnded.ts'
import { Button, Progress } from '@mantine/core'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { useTranslation } from 'react-i18next'
import { saidWhy } from '../../../shell/calls/saidWhy.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import styles from './making.module.css'

/** Where a making task stands: its place in the queue, its progress, why it failed, and how to stop it (requirement S4.10). */
export function MakingState({ task }: { task: Task | null }) {
  const { t } = useTranslation()
  const cancel = useSend(tasks.cancelTask, { makesOld: [tasks.listTasks, tasks.readTask] })
  if (!task || task.status === 'succeeded') return null
  if (!isOpen(task))
    return (
      <p role="alert" className={styles.trouble}>
        {saidWhy(task)} {task.cost > 0 && t('Your credits were returned.')}
      </p>
    )
  const waiting = task.status === 'waiting' && task.position > 0
  return (
    <div className={styles.state} role="status">
      <span>
        {waiting
          ? t('you are currently in the {{count}} position', { count: task.position, ordinal: true })
          : t('Being made')}
      </span>
      <Progress size={2} value={waiting ? 0 : Math.max(4, task.progress * 100)} aria-label={t('Progress')} />
      <Button size="compact-sm" variant="default" loading={cancel.busy} onClick={() => cancel.send({ id: task.id })}>
        {t('Cancel')}
      </Button>
    </div>
  )
}
