import { isOpen } from '@toile/contract/whenEnded.ts'
import { Button, Progress } from '@mantine/core'
import { tasks } from '@toile/contract/features/tasks.ts'
import { type Task, tasks as kinds } from '@toile/contract/tasks.ts'
import { useTranslation } from 'react-i18next'
import { download } from '../exports/download.ts'
import { Flyout } from '../parts/Flyout.tsx'
import { saidWhy } from '../calls/saidWhy.ts'
import { fileOf, taskStates, useTasks } from '../calls/tasks.ts'
import { useSend } from '../calls/useCall.ts'
import type { OpenedMenuProps } from './OnDemand.tsx'
import styles from './taskList.module.css'

/** The latest tasks from any screen, with progress, cancel and another try. */
export function TaskList({ button }: OpenedMenuProps) {
  const { t } = useTranslation()
  const list = useTasks()
  return (
    <Flyout opened button={button} withinPortal={false} position="bottom-end" className={styles.dropdown}>
      <section aria-label={t('Task list')} className={styles.tasks} tabIndex={-1} data-autofocus>
        <h2>{t('Task list')}</h2>
        {list.length === 0 && (
          <p>{t('Nothing is being made. Tasks that you start are listed here from every screen.')}</p>
        )}
        <ul>
          {list.slice(0, 12).map((task) => (
            <TaskLine key={task.id} task={task} />
          ))}
        </ul>
      </section>
    </Flyout>
  )
}

/** What a task is doing, in words; a waiting one names its place in the queue (requirement S4.10). */
function useTaskWords(task: Task): string {
  const { t } = useTranslation()
  if (task.status === 'waiting' && task.position > 0)
    return t('you are currently in the {{count}} position', { count: task.position, ordinal: true })
  if (task.status === 'cancelled') return t('You stopped it; what was not made costs nothing')
  if (task.status === 'failed' && saidWhy(task)) return saidWhy(task)
  return fileOf(task)?.name ?? t(taskStates[task.status].label)
}

function TaskLine({ task }: { task: Task }) {
  const { t } = useTranslation()
  const words = useTaskWords(task)
  const cancel = useSend(tasks.cancelTask, { makesOld: [tasks.listTasks] })
  const retry = useSend(tasks.retryTask, { makesOld: [tasks.listTasks] })
  const open = isOpen(task)
  const file = fileOf(task)
  const small = { size: 'compact-sm', variant: 'default' } as const
  return (
    <li>
      <b>{t(kinds[task.kind].label)}</b>
      <span data-file={file ? true : undefined} data-failed={task.status === 'failed' ? true : undefined}>
        {words}
      </span>
      {open && (
        <Button {...small} loading={cancel.busy} onClick={() => cancel.send({ id: task.id })}>
          {t('Cancel')}
        </Button>
      )}
      {(task.status === 'failed' || task.status === 'cancelled') && !task.lasting && (
        <Button {...small} loading={retry.busy} onClick={() => retry.send({ id: task.id })}>
          {t('Try again')}
        </Button>
      )}
      {file && (
        <Button
          {...small}
          aria-label={t('Download {{name}}', { name: file.name })}
          onClick={() => void download(tasks.fetchFile, { taskId: task.id }, file.name)}
        >
          {t('Download')}
        </Button>
      )}
      {open && (
        <Progress className={styles.progress ?? ''} size={2} value={task.progress * 100} aria-label={t('Progress')} />
      )}
    </li>
  )
}
