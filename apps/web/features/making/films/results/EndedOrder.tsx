import { Button } from '@mantine/core'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import { type Task, tasks as kinds } from '@toile/contract/tasks.ts'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../../languages/listOf.ts'
import { saidWhy } from '../../../../shell/calls/saidWhy.ts'
import { useSend } from '../../../../shell/calls/useCall.ts'
import styles from './results.module.css'

/** The names of what an order went without. */
const leftOutOf = ({ output }: Task): string[] =>
  kinds.makeFilm.gives.safeParse(output).data?.leftOut.map(({ name }) => name) ?? []

/** Why an order has no film, or which looks it went without, with another try where that may help. */
export function EndedOrder({ task, onDismiss }: { task: Task; onDismiss: () => void }) {
  const { t } = useTranslation()
  const retry = useSend(calls.retryTask, { makesOld: [calls.listTasks], onDone: onDismiss })
  const names = leftOutOf(task)
  const failed = task.status === 'failed'
  if (!failed && names.length === 0) return null
  return (
    <div className={styles.ended} role="alert">
      <span>
        {failed ? saidWhy(task) : t('Not filmed: {{names}}', { names: listOf(names) })}{' '}
        {t('Credits for films that are not made return to you.')}
      </span>
      {failed && !task.lasting && (
        <Button variant="default" loading={retry.busy} onClick={() => retry.send({ id: task.id })}>
          {t('Try again')}
        </Button>
      )}
      <Button variant="subtle" onClick={onDismiss}>
        {t('Put away')}
      </Button>
    </div>
  )
}
