import { Button, Progress } from '@mantine/core'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import { type Task, tasks as kinds } from '@toile/contract/tasks.ts'
import { isOpen } from '@toile/contract/whenEnded.ts'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../../languages/listOf.ts'
import { saidWhy } from '../../../../shell/calls/saidWhy.ts'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { EndedTask } from '../../parts/EndedTask.tsx'
import styles from './results.module.css'

/** The names of what an order went without. */
function leftOutOf({ kind, output }: Task): string[] {
  if (kind !== 'makeProducts' && kind !== 'relightPictures') return []
  return kinds[kind].gives.safeParse(output).data?.leftOut.map(({ name }) => name) ?? []
}

/** Where an order of pictures stands: its place, how far it is, or which pictures failed, with another try; credits for what is not made return (look.md C7, C10, C12). */
export function OrderState({ task, onDismiss }: { task: Task; onDismiss: () => void }) {
  const { t } = useTranslation()
  const cancel = useSend(calls.cancelTask, { makesOld: [calls.listTasks] })
  if (isOpen(task)) {
    const waiting = task.status === 'waiting' && task.position > 0
    return (
      <div className={styles.order} role="status">
        <span>
          {waiting
            ? t('you are currently in the {{count}} position', { count: task.position, ordinal: true })
            : t('Being taken')}
        </span>
        <Progress size={2} value={waiting ? 0 : Math.max(4, task.progress * 100)} aria-label={t('Progress')} />
        <Button variant="default" loading={cancel.busy} onClick={() => cancel.send({ id: task.id })}>
          {t('Cancel')}
        </Button>
      </div>
    )
  }
  const names = leftOutOf(task)
  if (task.status !== 'failed' && names.length === 0) return null
  return (
    <EndedTask task={task} className={styles.order} again={task.status === 'failed'} onDismiss={onDismiss}>
      {names.length > 0 ? t('Not taken: {{names}}', { names: listOf(names) }) : saidWhy(task)}{' '}
      {t('Credits for pictures that are not made return to you.')}
    </EndedTask>
  )
}
